/** Letters, digits and what joins them in an address. */
const RUNS = /[\p{L}\p{M}\p{N}_.-]+/gu;
const ELLIPSIS = /\.{2,}/;
/** What addresses of pages end with most often: it makes one of an initial, too. `x.com` is a page, `K.Tanaka` is not. */
const ENDINGS =
  'com|net|org|info|biz|jp|co|me|io|cc|tv|ly|gd|gg|link|click|top|xyz|shop|site|online|app|dev|icu|vip|club|store|live|page|みんな|コム|ストア|セール|クラウド|ファッション|テスト|рф';
const ENDING = new RegExp(`^(?:${ENDINGS})(?![\\p{L}\\d-])`, 'u');
/** Typed with a Japanese keyboard; browsers take it for a dot. */
const IDEOGRAPHIC_DOT = new RegExp(`([a-z\\d])。(?=[a-z])|(\\p{L})。(?=(?:${ENDINGS})(?![a-z\\d-]))`, 'gu');
/** What follows a host in an address. */
const AFTER_HOST = /^(?:[/?#]|:\d)/;
/** Co.Ltd and the like, as a word of its own. */
const LEGAL_FORM = /(^|[^a-z\d.-])(?:(?:co|pte|pty|pvt)\.ltd|co\.kg|sdn\.bhd)(?![a-z\d-]|\.[a-z\d])/g;
const WITH_SCHEME = /https?|www\.|:\/\//;
/** How a last label begins; letters of another script may follow, as in a sentence without spaces. */
const TOP_LEVEL = /^(?:[a-z]{2,}|xn--[a-z\d-]+)(?![a-z\d-])/;
const IP = /^\d{1,3}(?:\.\d{1,3}){3}$/;
const INITIAL = /^\p{L}$/u;
/** What stands before a name with a dot, and often without a space. */
const TITLES: ReadonlySet<string> = new Set(['dr', 'mr', 'ms', 'mt', 'no', 'st']);
/** What stands behind one. */
const SUFFIX = 'jr';

/**
 * The kind of an address in a line of text, in whatever width it is written: of mail, or of a page, with or without its
 * scheme. Null where there is none. A domain is what mail programs make a link of: words with a dot and no space between.
 * Initials, titles, legal forms and numbers are none: `A.T.Kearney`, `Dr.Smith`, `ABC Co.Ltd`, `3.14`.
 */
export function findLinkOrMailbox(text: string): 'mail' | 'web' | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(IDEOGRAPHIC_DOT, '$1$2.')
    .replace(LEGAL_FORM, '$1');
  let isWeb = WITH_SCHEME.test(plain);
  for (const { 0: run, index } of plain.matchAll(RUNS)) {
    if (plain[index - 1] === '@' && isDomain(run, { isLink: true })) return 'mail';
    isWeb ||= IP.test(run) || isDomain(run, { isLink: AFTER_HOST.test(plain.slice(index + run.length)) });
  }
  return isWeb ? 'web' : null;
}

/** `isLink`: what stands around it makes an address of it, so that initials and titles are names of hosts as well. */
function isDomain(run: string, { isLink }: { readonly isLink: boolean }): boolean {
  return run.split(ELLIPSIS).some((part) => {
    let isNamed = false;
    let hasLabel = false;
    for (const label of part.split('.')) {
      if (hasLabel && ENDING.test(label)) return true;
      if (isNamed && label !== SUFFIX && TOP_LEVEL.test(label)) return true;
      hasLabel ||= label !== '';
      isNamed ||= label !== '' && (isLink || !(INITIAL.test(label) || TITLES.has(label)));
    }
    return false;
  });
}
