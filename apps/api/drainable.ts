import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import type { ServerType } from '@hono/node-server';

/** Connections that ask nothing for so long are not in use, in ms. */
const IN_USE_MS = 1_000;
/** How often idle connections are closed after that, in ms. */
const SWEEP_MS = 50;

/**
 * Watches a server's connections from its start; the answer stops it. It stops accepting, lets running requests end, and
 * after `limitMs` drops what is left. A connection in use is closed by the answer to its next request, which says so:
 * closed while it is idle, it would lose a request on its way. One that has never asked for anything, as clients keep in
 * reserve, counts for Node as busy; it is closed with the idle ones. reliability 32
 */
export function drainable(server: ServerType): (limitMs: number) => Promise<void> {
  const unasked = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unasked.add(socket);
    socket.once('close', () => unasked.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unasked.delete(socket));
  return (limitMs) => drain(server, unasked, limitMs);
}

function drain(server: ServerType, unasked: ReadonlySet<Socket>, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Connection', 'close');
    });
    const closeIdle = () => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      for (const socket of unasked) socket.destroy();
    };
    let sweep: ReturnType<typeof setInterval> | undefined;
    const idle = setTimeout(() => {
      // After what has arrived is read: a request that nobody has looked at yet would count as none.
      sweep = setInterval(() => setImmediate(closeIdle), SWEEP_MS);
    }, IN_USE_MS);
    const limit = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, limitMs);
    // The HTTP server's own `close` would cut idle connections at once.
    Server.prototype.close.call(server, () => {
      clearTimeout(idle);
      clearInterval(sweep);
      clearTimeout(limit);
      resolve();
    });
  });
}
