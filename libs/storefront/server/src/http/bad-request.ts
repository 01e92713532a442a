import { STATUS_CODES } from 'node:http';

const TEXT = 'リクエストが正しくないため、ページを表示できません。アドレスをお確かめください。\n';

/** The status of a request whose target is no URL of the shop. RFC 9112 §3 */
export const BAD_REQUEST = 400;

/** Headers and body of the response to a request that cannot be read, or whose target is no URL of the shop. */
export interface BadRequestResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Creates the response: a short text that is not cached, under the shop's security headers. */
export const badRequestResponse = (
  securityHeaders: Readonly<Record<string, string>>,
): BadRequestResponse => ({
  headers: {
    ...securityHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(TEXT)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  },
  body: TEXT,
});

/** Serializes the response for a connection on which Node could not parse a request. */
export const badRequestBytes = (status: number, { headers, body }: BadRequestResponse): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
