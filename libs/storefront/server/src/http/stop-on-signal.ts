import type { Server } from 'node:http';
import { prepareGracefulShutdown } from '@shop/requests/prepare-graceful-shutdown';
import type { Logger } from 'pino';

/** How long requests may take to finish, so that the process ends within 10 s. reliability 32 */
const SHUTDOWN_LIMIT_MS = 9_000;

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
  const shutDown = prepareGracefulShutdown(server);
  const received = new Set<string>();
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (received.has(signal)) process.exit(1);
      received.add(signal);
      if (received.size > 1) return;
      log.info({ signal }, 'stopping');
      void shutDown(SHUTDOWN_LIMIT_MS).then(() => process.exit(0));
    });
  server.once('error', (error: NodeJS.ErrnoException) => {
    log.error({ code: error.code }, REASONS[error.code ?? ''] ?? 'the server failed');
    process.exit(1);
  });
}
