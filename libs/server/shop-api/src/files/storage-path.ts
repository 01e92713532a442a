/** Longer than any path of the storage. */
const PATH = /^\/files\/[A-Za-z0-9/_-]{1,200}\.[a-z0-9]{2,5}$/;

/**
 * The path (`/files/…`) of a URL in the own storage: that path itself, or the same under the origin of one of
 * the shops. `null` for everything else: other hosts, schemes, user names, queries, encoded characters. Nothing is
 * ever fetched, so there is no URL to be fooled by. reliability 16
 */
export function storagePath(url: string, shopOrigins: Readonly<Record<string, string>>): string | null {
  if (PATH.test(url)) return url;
  const origin = Object.values(shopOrigins).find((one) => url.startsWith(`${one}/`));
  const path = origin === undefined ? '' : url.slice(origin.length);
  return PATH.test(path) ? path : null;
}
