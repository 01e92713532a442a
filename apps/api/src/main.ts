import { createLog } from '@shop/shop-api/log/create-log';
import { PRIVATE_UMASK } from './make-private';
import { readEnvironment } from './read-environment';
import { type RunningApi, startApi } from './start-api';
import { startupErrorMessage } from './startup-error-message';

const log = createLog({ base: { service: 'api' } });

/**
 * Ends the process cleanly on SIGTERM and SIGINT. The same signal again ends it at once; the other one does not: Ctrl+C at
 * a terminal sends SIGINT to every process of `npm start`, which then sends SIGTERM.
 */
function stopOnSignal(running: RunningApi): void {
  const received = new Set<string>();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (received.has(signal)) process.exit(1);
      received.add(signal);
      if (received.size > 1) return;
      log.info({ signal }, 'stopping');
      running.stop().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'did not stop cleanly');
          process.exit(1);
        },
      );
    });
  }
}

process.umask(PRIVATE_UMASK);
try {
  const environment = readEnvironment(process.env);
  if (environment.env === 'live')
    log.info('live: demo accounts, default secrets, /dev/* and SHOP_LAB are rejected');
  const running = await startApi(environment, log);
  stopOnSignal(running);
  const { port, listenHost, env } = environment;
  log.info({ port, listenHost, env }, 'ready');
} catch (error) {
  const line = startupErrorMessage(error);
  if (line === null) log.error({ err: error }, 'could not start');
  else process.stderr.write(`${line}\n`);
  process.exit(1);
}
