const KEY = /^[\w-]{1,128}$/;
const LINK = /\/social-gift\/([\w-]{1,128})(?:\/|$|[?#])/;
/** The names of the pages whose path has no key. */
const PAGES: readonly string[] = ['shipping', 'delivery', 'confirm', 'complete'];

/** The key in what somebody has pasted: a link to a gift, with or without what surrounds it in a mail, or the key alone. */
export function readGiftKey(pasted: string): string | null {
  const text = pasted.normalize('NFKC').trim();
  const key = LINK.exec(text)?.[1] ?? (KEY.test(text) ? text : null);
  return key === null || PAGES.includes(key) ? null : key;
}
