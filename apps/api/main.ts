import { pino } from 'pino';
import { readEnvironment } from './read-environment';
import { type RunningApi, startApi } from './start-api';
import { startupErrorMessage } from './startup-error-message';

const log = pino({ base: { service: 'api' } });

/** Ends the process cleanly on SIGTERM and SIGINT; a second signal ends it at once. */
function stopOnSignal(running: RunningApi): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
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

try {
  const environment = readEnvironment(process.env);
  if (environment.env === 'live')
    log.info('live: demo accounts, default secrets, /dev/* and SHOP_LAB are refused');
  const running = await startApi(environment, log);
  stopOnSignal(running);
  log.info({ port: environment.port, env: environment.env }, 'ready');
} catch (error) {
  const line = startupErrorMessage(error);
  if (line === null) log.error({ err: error }, 'could not start');
  else process.stderr.write(`${line}\n`);
  process.exit(1);
}
