import type { IncomingMessage } from 'node:http';

/** No call of the contract by these methods has a body, and HTTP gives it no meaning. RFC 9110 §9.3 */
const WITHOUT_BODY = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether the body of a request is passed on. */
export const hasBody = ({ method = '', headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  !WITHOUT_BODY.has(method) &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);

/**
 * The header that tells the API where the body of a request ends. It never follows from what the request says of its own
 * connection: a body whose end the API does not know is the next call on that connection, of another shopper.
 */
export function framingHeaders(
  request: Pick<IncomingMessage, 'method' | 'headers'>,
): Readonly<Record<string, string>> {
  if (!hasBody(request)) return {};
  const length = request.headers['content-length'];
  return length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
}
