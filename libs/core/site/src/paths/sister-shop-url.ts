import type { SisterShop } from '../settings/public-site-query';

/**
 * The value if it is an absolute URL of one of the sister shops, otherwise `null`. Only the origins that public.json
 * names count, and no URL with a user name or password: everything else would be an open redirect. account §4
 */
export function sisterShopUrl(
  value: string | null | undefined,
  shops: readonly Pick<SisterShop, 'url'>[],
): string | null {
  const url = parse(value);
  if (url === null || url.username !== '' || url.password !== '') return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && shops.some((shop) => parse(shop.url)?.origin === url.origin) ? url.href : null;
}

const FORBIDDEN = /[\\\s\u0000-\u001f\u007f]/;

/** The absolute URL, or `null` where the text is none or browsers would read it in another way. */
function parse(text: string | null | undefined): URL | null {
  if (!text || FORBIDDEN.test(text)) return null;
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
