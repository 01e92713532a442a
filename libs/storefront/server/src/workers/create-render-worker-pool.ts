import type { ShopChange } from '../data-changes/shop-change';
import type { DocumentRenderer } from '../render/document-renderer';
import { RenderWorkerClient, type WorkerListeners, type WorkerPort } from './render-worker-client';

/** How many workers a pool has, how they are started, and who is told of them. */
export interface RenderWorkerPoolConfig extends Pick<WorkerListeners, 'onError'> {
  readonly count: number;
  readonly startWorker: () => WorkerPort;
  /** A worker has exited and is being replaced. */
  readonly onReplaced: () => void;
  /** No worker is left, and the last one did not even start. */
  readonly onExhausted: () => void;
}

/** Worker threads that render documents. */
export interface RenderWorkerPool {
  readonly render: DocumentRenderer;
  /** Passes a change on to the caches of all workers, in order with the documents that are requested. */
  readonly publish: (change: ShopChange) => void;
  /** Resolves when the first worker can render. */
  readonly ready: Promise<void>;
}

/**
 * Creates a pool of `count` workers. Each document goes to the worker with the least load, or waits for one to start. A
 * worker that exits is replaced, unless it exited before it was ready: the next one would not start either.
 */
export function createRenderWorkerPool(config: RenderWorkerPoolConfig): RenderWorkerPool {
  const workers = new Set<RenderWorkerClient>();
  let startingCount = 0;
  let resolveReady = (): void => undefined;
  /** A promise that resolves with the next worker that becomes ready. */
  const nextReady = () => new Promise<void>((resolve) => (resolveReady = resolve));
  let ready = nextReady();

  const start = () => {
    let isReady = false;
    startingCount += 1;
    const worker = new RenderWorkerClient(config.startWorker(), {
      onError: config.onError,
      onReady: () => {
        isReady = true;
        startingCount -= 1;
        workers.add(worker);
        resolveReady();
        // One after the other, so that the first worker is ready as early as if it were the only one.
        startMissing();
      },
      onExit: () => {
        if (isReady) {
          workers.delete(worker);
          if (workers.size === 0) ready = nextReady();
          config.onReplaced();
          startMissing();
          return;
        }
        startingCount -= 1;
        if (workers.size + startingCount === 0) config.onExhausted();
      },
    });
  };
  const startMissing = () => {
    if (workers.size + startingCount < config.count) start();
  };
  start();

  const leastLoaded = () => [...workers].sort((one, other) => one.load - other.load)[0];
  return {
    ready,
    publish: (change) => workers.forEach((worker) => worker.publish(change)),
    render: async (request) => {
      let worker = leastLoaded();
      while (worker === undefined) {
        await ready;
        worker = leastLoaded();
      }
      return await worker.render(request);
    },
  };
}
