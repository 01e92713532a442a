import { STATUS_CODES } from 'node:http';

const TEXT = 'リクエストが正しくないため、ページを表示できません。アドレスをお確かめください。\n';

/** The status of a request whose target is no address of the shop. RFC 9112 §3 */
export const BAD_REQUEST = 400;

/** The answer to a request that cannot be read, or whose target is no address of the shop. */
export interface BadRequestResponse {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A few words in Japanese, kept by nobody, under the shop's own headers. */
export const badRequestResponse = (shopHeaders: Readonly<Record<string, string>>): BadRequestResponse => ({
  headers: {
    ...shopHeaders,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(TEXT)),
    'Cache-Control': 'no-store',
    Connection: 'close',
  },
  body: TEXT,
});

/** The same as bytes of a connection, where there is no request to answer. */
export const badRequestBytes = (status: number, { headers, body }: BadRequestResponse): string =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    body,
  ].join('\r\n');
