import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Logger } from 'pino';

/** How long requests may take to finish, so that the process ends within 10 s. reliability 32 */
const DRAIN_LIMIT_MS = 9_000;
/** A connection without a request for this time is idle, in ms. */
const IDLE_AFTER_MS = 2_000;
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
/** Why a server does not listen, in words that say what to set. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken',
  EADDRNOTAVAIL: 'SHOP_LISTEN_HOST is no address of this machine',
  EAFNOSUPPORT: 'SHOP_LISTEN_HOST is no address of this machine',
};

/**
 * Shuts down gracefully on a signal. The same signal again, or an error of the server, ends the process at once; another
 * one does not: Ctrl+C at a terminal sends SIGINT to every process of `npm start`, which then sends SIGTERM.
 */
export function stopOnSignal(server: Server, log: Logger): void {
  const received = new Set<string>();
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (received.has(signal)) process.exit(1);
      received.add(signal);
      if (received.size > 1) return;
      log.info({ signal }, 'stopping');
      drain(server, () => process.exit(0));
    });
  server.once('error', (error: NodeJS.ErrnoException) => {
    log.error({ code: error.code }, REASONS[error.code ?? ''] ?? 'the server failed');
    process.exit(1);
  });
}
