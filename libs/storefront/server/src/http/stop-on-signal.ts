import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Logger } from 'pino';

/** How long requests may take to finish, so that the process ends within 10 s. reliability 32 */
const DRAIN_LIMIT_MS = 9_000;
/** A connection without a request for this time is idle, in ms. */
const IDLE_AFTER_MS = 1_000;
/** The interval at which idle connections are closed after that, in ms. */
const CLOSE_INTERVAL_MS = 50;

/**
 * Accepts no more connections and lets running requests finish. A connection in use is closed by the response to its next
 * request, which announces it: closing it while it is idle would lose a request that is on its way.
 */
function drain(server: Server, onClosed: () => void): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  // After what has arrived has been read: a connection with a request that is still unread would count as idle.
  const closeIdle = () => setImmediate(() => server.closeIdleConnections());
  setTimeout(() => setInterval(closeIdle, CLOSE_INTERVAL_MS), IDLE_AFTER_MS);
  setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  // The HTTP server's own `close` would close idle connections at once.
  NetServer.prototype.close.call(server, onClosed);
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Shuts down gracefully on a signal; a second signal, or an error of the server, ends the process at once. */
export function stopOnSignal(server: Server, log: Logger): void {
  let isStopping = false;
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log.info({ signal }, 'stopping');
      drain(server, () => process.exit(0));
    });
  server.once('error', (error: NodeJS.ErrnoException) => {
    log.error({ code: error.code }, error.code === 'EADDRINUSE' ? 'the port is taken' : 'the server failed');
    process.exit(1);
  });
}
