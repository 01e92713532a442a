import sanitize from 'sanitize-html';
import { safeLink } from './safe-link';

/** What editors may write: text, headings, lists, tables, pictures and links. */
const TAGS = [
  ...[
    'h2',
    'h3',
    'h4',
    'h5',
    'p',
    'br',
    'hr',
    'div',
    'span',
    'section',
    'figure',
    'figcaption',
    'blockquote',
  ],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark'],
  ...[
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'a',
    'img',
    'ruby',
    'rt',
    'rp',
    'time',
  ],
];
/** Classes by which themes style editors' texts; others could dress a text up as a part of the shop. */
const CLASSES = ['lead', 'note', 'caution', 'columns', 'center', 'right', 'button'];
const OWN_PICTURE = /^\/files\/[a-z0-9][a-z0-9-]{0,100}\.(?:avif|webp)$/;
const ANCHOR = /^#[\p{L}\p{N}_-]{1,100}$/u;
const MAIL_OR_TELEPHONE = /^(?:mailto:[\w.+-]+@[\w.-]+|tel:\+?[\d-]{3,20})$/i;
const OWN_ID = /^[a-z][a-z0-9-]{0,60}$/;
/** Ids of editors' texts get a prefix, so that they never stand in for an element or a variable of the page. */
const ID_PREFIX = 'text-';

const linkOf = (href: string | undefined): string | null => {
  const text = href?.trim() ?? '';
  if (ANCHOR.test(text)) return `#${ID_PREFIX}${text.slice(1)}`;
  return MAIL_OR_TELEPHONE.test(text) ? text : safeLink(text);
};

/** The attributes without those of these names. */
const without = (attributes: sanitize.Attributes, ...names: readonly string[]): sanitize.Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => !names.includes(name)));

const withOwnId = (tagName: string, attributes: sanitize.Attributes): sanitize.Tag => {
  const { id } = attributes;
  const rest = without(attributes, 'id');
  return { tagName, attribs: id !== undefined && OWN_ID.test(id) ? { ...rest, id: ID_PREFIX + id } : rest };
};

const ATTRIBUTES: Readonly<Record<string, string[]>> = {
  '*': ['class', 'id', 'lang'],
  a: ['href', 'rel', 'title'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  time: ['datetime'],
};

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: ATTRIBUTES,
  allowedClasses: { '*': CLASSES },
  // Links and pictures are checked below, more strictly than by their scheme.
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (_tag, attributes) => {
      const href = linkOf(attributes['href']);
      const rest = without(attributes, 'href', 'rel', 'id');
      if (href === null) return { tagName: 'a', attribs: rest };
      // Whoever is led away learns nothing of the page, and cannot reach it.
      const away = href.startsWith('https:') ? { rel: 'noopener noreferrer' } : {};
      return { tagName: 'a', attribs: { ...rest, href, ...away } };
    },
    img: (_tag, attributes) => ({
      tagName: 'img',
      attribs: { ...without(attributes, 'id', 'loading', 'decoding'), loading: 'lazy', decoding: 'async' },
    }),
    '*': withOwnId,
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? ''),
};

/** Something in an editor's HTML that does not reach the shoppers. */
export interface RemovedHtml {
  readonly kind: 'element' | 'attribute' | 'link' | 'picture';
  /** The element's or attribute's name, or the URL. */
  readonly what: string;
}

const TAG_SET: ReadonlySet<string> = new Set(TAGS);

/** What `sanitiseHtml` takes out of a text, each once, so that an editor can be told before it is published. */
export function findRemovedHtml(html: string): readonly RemovedHtml[] {
  const found = new Map<string, RemovedHtml>();
  const add = (kind: RemovedHtml['kind'], what: string) => found.set(`${kind} ${what}`, { kind, what });
  sanitize(html, {
    ...OPTIONS,
    onOpenTag(name, attributes) {
      if (!TAG_SET.has(name)) {
        add('element', name);
        return;
      }
      const allowed = [...(ATTRIBUTES['*'] ?? []), ...(ATTRIBUTES[name] ?? [])];
      for (const attribute of Object.keys(attributes))
        if (!allowed.includes(attribute)) add('attribute', attribute);
      const { href, src = '' } = attributes;
      if (name === 'a' && href !== undefined && linkOf(href) === null) add('link', href);
      if (name === 'img' && !OWN_PICTURE.test(src)) add('picture', src);
    },
  });
  return [...found.values()];
}

/**
 * HTML of the shop's editors with everything taken out that is not on the list: no script, handler, style, frame,
 * form, foreign picture or link by another scheme survives. All HTML of responses passes through it. reliability 7
 */
export const sanitiseHtml = (html: string): string => sanitize(html, OPTIONS);
