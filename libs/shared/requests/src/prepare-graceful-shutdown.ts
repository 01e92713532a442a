import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Http2SecureServer, Http2Server } from 'node:http2';
import { Server, type Socket } from 'node:net';

/** The servers of Node.js that respond to requests. */
type RequestServer = HttpServer | Http2Server | Http2SecureServer;

/** How long a connection stays open after its last response, or after the signal where it is idle then, in ms. */
export const IDLE_GRACE_MS = 2_000;

/**
 * Tracks a server's connections from its start and returns a function that shuts it down: it stops accepting
 * connections, lets running requests end, and after `limitMs` closes what is left. Every response whose headers are
 * still to be sent closes its connection by `Connection: close`, so the client knows it before it asks again. Any other
 * connection is left open for a while after its last response: closing it at once would lose the request that is already
 * on its way. reliability 32
 */
export function prepareGracefulShutdown(server: RequestServer): (limitMs: number) => Promise<void> {
  /** The open connections, each with its responses that are not wholly handed over yet. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let isStopping = false;

  const letEnd = (socket: Socket) => {
    const { bytesRead } = socket;
    const timer = setTimeout(() => {
      // After what has arrived is read: a request that nobody has looked at yet would count as none.
      setImmediate(() => {
        const isIdle = connections.get(socket)?.size === 0;
        if (isIdle && socket.bytesRead === bytesRead) socket.destroy();
      });
    }, IDLE_GRACE_MS);
    socket.once('close', () => clearTimeout(timer));
  };

  server.on('connection', (socket: Socket) => {
    connections.set(socket, new Set());
    socket.once('close', () => connections.delete(socket));
    if (isStopping) letEnd(socket);
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('Connection', 'close');
    const open = connections.get(socket);
    open?.add(response);
    response.once('close', () => {
      open?.delete(response);
      if (isStopping && open?.size === 0) letEnd(socket);
    });
  });

  return (limitMs) =>
    new Promise((resolve) => {
      isStopping = true;
      for (const [socket, open] of connections) {
        if (open.size === 0) letEnd(socket);
        for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
      }
      const limit = setTimeout(() => {
        if ('closeAllConnections' in server) server.closeAllConnections();
      }, limitMs);
      // The HTTP server's own `close` would cut idle connections at once.
      Server.prototype.close.call(server, () => {
        clearTimeout(limit);
        resolve();
      });
    });
}
