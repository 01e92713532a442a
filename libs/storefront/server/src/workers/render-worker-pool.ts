import type { ShopChange } from '../changes/change-events';
import type { DocumentRenderer } from '../render/document-renderer';
import type { SerializedError } from './render-messages';
import { type WorkerHandle, RenderWorker } from './render-worker';

/** What a pool is made of. */
export interface RenderWorkerPoolConfig {
  readonly count: number;
  readonly startWorker: () => WorkerHandle;
  readonly onTrouble: (trouble: SerializedError, requestId: string) => void;
  /** A thread has ended and is replaced. */
  readonly onReplaced: () => void;
  /** No thread is left, and the last could not even begin. */
  readonly onExhausted: () => void;
}

/** Threads that draw documents. */
export interface RenderWorkerPool {
  readonly render: DocumentRenderer;
  /** Passes on what has changed: in order with the documents that are asked for. */
  readonly tell: (what: ShopChange) => void;
  /** Resolves when the first thread can draw. */
  readonly ready: Promise<void>;
}

/**
 * Keeps `count` threads drawing; each document goes to the one that is at the fewest, or waits for one. A thread that ends
 * is replaced; one that never became ready is not, since the next would fare no better.
 */
export function createRenderWorkerPool(config: RenderWorkerPoolConfig): RenderWorkerPool {
  const threads = new Set<RenderWorker>();
  let starting = 0;
  let tellReady = (): void => undefined;
  /** Until a thread can draw. */
  const nextReady = () => new Promise<void>((resolve) => (tellReady = resolve));
  let ready = nextReady();

  const start = () => {
    let isReady = false;
    starting += 1;
    const thread = new RenderWorker(config.startWorker(), {
      onTrouble: config.onTrouble,
      onReady: () => {
        isReady = true;
        starting -= 1;
        threads.add(thread);
        tellReady();
        // The next one starts when this one can draw, so that many threads are as early as one.
        fill();
      },
      onGone: () => {
        if (isReady) {
          threads.delete(thread);
          if (threads.size === 0) ready = nextReady();
          config.onReplaced();
          fill();
          return;
        }
        starting -= 1;
        if (threads.size + starting === 0) config.onExhausted();
      },
    });
  };
  const fill = () => {
    if (threads.size + starting < config.count) start();
  };
  start();

  const idlest = () => [...threads].sort((one, other) => one.load - other.load)[0];
  return {
    ready,
    tell: (what) => threads.forEach((thread) => thread.tell(what)),
    render: async (request) => {
      let thread = idlest();
      while (thread === undefined) {
        await ready;
        thread = idlest();
      }
      return await thread.render(request);
    },
  };
}
