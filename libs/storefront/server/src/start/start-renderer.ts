import { Worker } from 'node:worker_threads';
import type { ChangeEvents } from '../data-changes/change-events';
import type { DocumentRenderer } from '../render/document-renderer';
import { loadRenderer } from '../render/load-renderer';
import { createRenderWorkerPool } from '../workers/create-render-worker-pool';
import { type SerializedError, serializeError } from '../render/serialized-error';
import type { StorefrontContext } from './storefront-context';

/** Creates the function that logs an error which did not stop a document. */
const logRenderError =
  ({ log }: StorefrontContext) =>
  (err: SerializedError, requestId: string) =>
    log.warn({ requestId, err }, 'render error');

/**
 * The memory for new objects of a render worker, in MB. A page leaves megabytes behind that nobody needs any more; in Node's
 * default of 48 MB so many pages end at a time that a tenth of a worker's time is spent on moving what is still in use.
 */
const YOUNG_GENERATION_MB = 192;

/** Loads the renderer in this thread. */
export function loadOwnRenderer(
  context: StorefrontContext,
  changes: ChangeEvents,
): Promise<DocumentRenderer> {
  const logError = logRenderError(context);
  return loadRenderer({
    ...context,
    changes,
    onError: (error, requestId) => logError(serializeError(error), requestId),
  });
}

/** Starts the render workers, or loads the renderer in this thread where only one is configured. */
export async function startRenderer(
  context: StorefrontContext,
  changes: ChangeEvents,
  entry: string,
): Promise<DocumentRenderer> {
  const { environment, log } = context;
  if (environment.workerCount === 1) return await loadOwnRenderer(context, changes);
  const pool = createRenderWorkerPool({
    count: environment.workerCount,
    startWorker: () =>
      new Worker(entry, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB } }),
    onError: logRenderError(context),
    onReplaced: () => log.error('a render worker has exited and is replaced'),
    onExhausted: () => {
      log.fatal('no render worker can be started');
      process.exit(1);
    },
  });
  changes.subscribe(pool.publish);
  await pool.ready;
  return pool.render;
}
