import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Http2SecureServer, Http2Server } from 'node:http2';
import { Server, type Socket } from 'node:net';

/** The servers of Node.js that respond to requests. */
type RequestServer = HttpServer | Http2Server | Http2SecureServer;

/** How long a connection may be without a request before it counts as idle, in ms. */
const IDLE_MS = 2_000;
/** How often idle connections are closed after that, in ms. */
const SWEEP_MS = 50;

/**
 * Tracks a server's connections from its start and returns a function that shuts it down: it stops accepting
 * connections, lets running requests end, and after `limitMs` closes what is left. A connection in use is closed by
 * the `Connection: close` of its next response: closing it while it is idle could lose a request on its way. Node
 * counts a connection without any request yet as busy; it is closed together with the idle ones. reliability 32
 */
export function prepareGracefulShutdown(server: RequestServer): (limitMs: number) => Promise<void> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return (limitMs) => drain(server, unused, limitMs);
}

function drain(server: RequestServer, unused: ReadonlySet<Socket>, limitMs: number): Promise<void> {
  return new Promise((resolve) => {
    server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('Connection', 'close');
    });
    const closeIdle = () => {
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      for (const socket of unused) socket.destroy();
    };
    let sweep: ReturnType<typeof setInterval> | undefined;
    const idle = setTimeout(() => {
      // After what has arrived is read: a request that nobody has looked at yet would count as none.
      sweep = setInterval(() => setImmediate(closeIdle), SWEEP_MS);
    }, IDLE_MS);
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
