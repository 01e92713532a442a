import { type RequestListener, type Server, createServer } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { BAD_REQUEST, badRequestResponse, badRequestBytes } from './bad-request';

/** What Node's parser gave a request up for, where it is not that it cannot be read. */
const STATUS_OF_ERROR: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Nothing has been answered on it: what is written now stands in the middle of no other answer. */
const isUnanswered = (socket: Duplex): boolean =>
  socket instanceof Socket && socket.writable && socket.bytesWritten === 0;

/**
 * The server of a shop's socket. What Node's parser cannot read, such as a line break within an address, and a request
 * for a tunnel to another host (`CONNECT`) never become requests; they are answered here, in the same words.
 */
export function createShopServer(
  listener: RequestListener,
  shopHeaders: Readonly<Record<string, string>>,
): Server {
  const badRequest = badRequestResponse(shopHeaders);
  const refuse = (socket: Duplex, status: number) => {
    if (isUnanswered(socket)) socket.end(badRequestBytes(status, badRequest), () => socket.destroy());
    else socket.destroy();
  };
  // The listener refuses a request without a host itself, in the shop's words.
  const server = createServer({ requireHostHeader: false }, listener);
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    refuse(socket, STATUS_OF_ERROR[error.code ?? ''] ?? BAD_REQUEST),
  );
  server.on('connect', (_request, socket) => refuse(socket, BAD_REQUEST));
  return server;
}
