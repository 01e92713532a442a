import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server } from 'node:net';
import type { ServerType } from '@hono/node-server';

/** Connections that ask nothing for so long are not in use, in ms. */
const IN_USE_MS = 1_000;
/** How often idle connections are closed after that, in ms. */
const SWEEP_MS = 50;

/**
 * Stops accepting, lets running requests end, and after `limitMs` drops what is left. A connection in use is closed by
 * the answer to its next request, which says so: closed while it is idle, it would lose a request on its way.
 * reliability 32
 */
export function drainServer(server: ServerType, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Connection', 'close');
    });
    const closeIdle = () => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
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
