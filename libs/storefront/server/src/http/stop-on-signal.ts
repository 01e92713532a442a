import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Logger } from 'pino';

/** What is under way may take this long to end, so that all is over within 10 s. reliability 32 */
const DRAIN_LIMIT_MS = 9_000;
/** Connections that ask nothing for so long are not in use, in ms. */
const IN_USE_MS = 1_000;
/** How often idle connections are closed after that, in ms. */
const SWEEP_MS = 50;

/**
 * Stops accepting and lets running requests end. A connection in use is closed by the answer to its next request,
 * which says so: closed while it is idle, it would lose a request on its way.
 */
function drain(server: Server, onEnd: () => void): void {
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
  });
  // After what has arrived is read: a request that nobody has looked at yet would count as none.
  const sweep = () => setImmediate(() => server.closeIdleConnections());
  setTimeout(() => setInterval(sweep, SWEEP_MS), IN_USE_MS);
  setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  // The HTTP server's own `close` would cut idle connections at once.
  NetServer.prototype.close.call(server, onEnd);
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/** Ends the process in order: no new connections, what is under way is finished, then out. A second signal ends it at once. */
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
