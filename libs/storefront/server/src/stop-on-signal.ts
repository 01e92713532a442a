import type { ServerType } from '@hono/node-server';
import type { Logger } from 'pino';

/** What is under way may take this long to end. reliability 32 */
export const DRAIN_LIMIT_MS = 10_000;

/** Ends the process in order: no new connections, what is under way is finished, then out. */
export function stopOnSignal(server: ServerType, log: Logger): void {
  const stop = (signal: NodeJS.Signals) => {
    log.info({ signal }, 'stopping');
    server.close(() => process.exit(0));
    if ('closeIdleConnections' in server) server.closeIdleConnections();
    setTimeout(() => process.exit(0), DRAIN_LIMIT_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  server.once('error', (error: NodeJS.ErrnoException) => {
    log.error({ code: error.code }, error.code === 'EADDRINUSE' ? 'the port is taken' : 'the server failed');
    process.exit(1);
  });
}
