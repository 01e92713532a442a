import { parseAccept } from 'hono/utils/accept';
import { LRUCache } from 'lru-cache';

/** The encodings of a response body that the shop can send. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Browsers send few different headers: the results are cached, since cache hits read the header too. */
const encodings = new LRUCache<string, ContentEncoding>({ max: 200 });

/** Returns the smallest encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | null | undefined): ContentEncoding {
  if (header === null || header === undefined || header === '') return 'identity';
  const cached = encodings.get(header);
  if (cached !== undefined) return cached;
  const accepted = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  const accepts = (name: string) => accepted.some(({ type }) => type === name);
  const encoding = accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
  encodings.set(header, encoding);
  return encoding;
}
