import { parseAccept } from 'hono/utils/accept';

/** The encodings of a response body that the shop can send. */
export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** Returns the smallest encoding that an `Accept-Encoding` header allows. */
export function acceptedEncoding(header: string | null | undefined): ContentEncoding {
  if (header === null || header === undefined || header === '') return 'identity';
  const accepted = parseAccept(header.toLowerCase()).filter(({ q }) => q > 0);
  const accepts = (name: string) => accepted.some(({ type }) => type === name);
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : 'identity';
}
