import { type IncomingMessage, Server, type ServerResponse, STATUS_CODES } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ServerType } from '@hono/node-server';
import { ERROR_CODES } from '@shop/contract/error-codes';

const BAD_REQUEST = 400;
const EXPECTATION_FAILED = 417;
/** The status for errors of Node's parser that are not 400. */
const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const BODY = JSON.stringify({ code: ERROR_CODES.malformed, message: 'リクエストの形式が正しくありません' });
const HEADERS = {
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(BODY)),
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  Connection: 'close',
};

/** Whether nothing has been sent, so that a response does not end up within another one. */
const isUnused = (socket: Duplex): boolean =>
  socket instanceof Socket && socket.writable && socket.bytesWritten === 0;

/**
 * Responds to what never reaches the API with its own error and headers, in place of Node's bare status lines: what
 * Node's parser rejects, and an expectation (`Expect:`) other than `100-continue`.
 */
export function rejectUnreadableRequests(server: ServerType): void {
  if (!(server instanceof Server)) return;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!isUnused(socket)) {
      socket.destroy();
      return;
    }
    const status = STATUS_BY_ERROR[error.code ?? ''] ?? BAD_REQUEST;
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      ...Object.entries(HEADERS).map(([name, value]) => `${name}: ${value}`),
    ];
    socket.end([...head, '', BODY].join('\r\n'), () => socket.destroy());
  });
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(EXPECTATION_FAILED, HEADERS).end(BODY);
  });
}
