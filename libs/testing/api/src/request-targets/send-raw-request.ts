import { connect } from 'node:net';

/** An HTTP response as received from the socket. */
export interface RawResponse {
  /** 0 where the connection ended without a response. */
  readonly status: number;
  /** By lower-case name; of a repeated header the last value. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The whole response. */
  readonly text: string;
}

/** A connection that stays open longer than this counts as unanswered, in ms. */
const LIMIT_MS = 10_000;

function readResponse(text: string): RawResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [line = '', ...fields] = head.split('\r\n');
  const headers = fields.map((field): [string, string] => {
    const colon = field.indexOf(':');
    return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
  });
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0);
  return { status, headers: Object.fromEntries(headers), body: rest.join('\r\n\r\n'), text };
}

/**
 * Writes these bytes (a character each) to a port of this machine and reads until the server closes the connection, which
 * the request has to ask for. Rejects when it does not.
 */
export function sendRawRequest(port: number, request: string): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const pieces: Buffer[] = [];
    const limit = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No end of the response to ${JSON.stringify(request)}`));
    }, LIMIT_MS);
    socket.on('data', (piece: Buffer) => pieces.push(piece));
    // A server may close the connection while something is still being written to it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(limit);
      resolve(readResponse(Buffer.concat(pieces).toString()));
    });
    socket.write(Buffer.from(request, 'latin1'));
  });
}

/** Sends a request with this request target, unchanged. */
export const requestTarget = (port: number, target: string, method = 'GET'): Promise<RawResponse> =>
  sendRawRequest(
    port,
    `${method} ${target} HTTP/1.1\r\nHost: shop.example\r\nChannel-Id: default\r\nConnection: close\r\n\r\n`,
  );
