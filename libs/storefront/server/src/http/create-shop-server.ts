import { type RequestListener, type Server, createServer } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { BAD_REQUEST, badRequestBytes, badRequestResponse } from './bad-request';

/** The status for errors of Node's parser that are not 400. */
const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Of a request that expects something else than `100-continue`. */
const EXPECTATION_FAILED = 417;

/** Tells whether nothing has been sent, so that a response does not end up within another one. */
const isUnused = (socket: Duplex): boolean =>
  socket instanceof Socket && socket.writable && socket.bytesWritten === 0;

/**
 * Creates the HTTP server of a shop. What Node's parser rejects, such as a line break within a URL, an unknown `Expect`,
 * and `CONNECT`, which asks for a tunnel to another host, never reach the listener: they get the same response as its bad
 * requests.
 */
export function createShopServer(
  listener: RequestListener,
  securityHeaders: Readonly<Record<string, string>>,
): Server {
  const badRequest = badRequestResponse(securityHeaders);
  const reject = (socket: Duplex, status: number) => {
    if (isUnused(socket)) socket.end(badRequestBytes(status, badRequest), () => socket.destroy());
    else socket.destroy();
  };
  // The listener rejects a request without a host itself, with the shop's response.
  const server = createServer({ requireHostHeader: false }, listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    reject(socket, STATUS_BY_ERROR[error.code ?? ''] ?? BAD_REQUEST),
  );
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(EXPECTATION_FAILED, badRequest.headers).end(badRequest.body);
  });
  server.on('connect', (_request, socket) => reject(socket, BAD_REQUEST));
  return server;
}
