import { LRUCache } from 'lru-cache';
import type { CachedPage, RenderedPage } from './cached-page';

/** The limits of a page cache. */
export interface PageCacheOptions {
  /** How long a page is served without being rendered again; more than 0. */
  readonly ttlMs: number;
  /** The memory that all bodies may take together. A page that is larger by itself is not cached. */
  readonly maxBytes: number;
  readonly now: () => number;
}

/** A page that is being rendered. */
interface PageInProgress {
  readonly rendered: Promise<RenderedPage>;
  /** Aborted when nobody waits for it any more. */
  readonly abort: AbortController;
  waiting: number;
}

/** The public pages of a shop. When it is full, the page that was requested least recently is evicted. */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  /** Renders under way: requests for the same page wait for one of them, and a purge takes it out. */
  private readonly rendering = new Map<string, PageInProgress>();

  constructor({ ttlMs, maxBytes, now }: PageCacheOptions) {
    this.pages = new LRUCache({
      ttl: ttlMs,
      ttlResolution: 0,
      perf: { now },
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => Math.max(body.maxBytes, 1),
    });
  }

  /**
   * Returns the cached page, or renders it: once, however many requests ask for it at the same time. `signal` aborts
   * when this client disconnects, the one that `render` gets when all waiting clients have.
   */
  async get(
    key: string,
    render: (allHaveLeft: AbortSignal) => Promise<RenderedPage>,
    signal: AbortSignal,
  ): Promise<CachedPage> {
    const cached = this.peek(key);
    if (cached !== null) return cached;
    const inProgress = this.rendering.get(key) ?? this.renderAndStore(key, render);
    const leave = () => {
      inProgress.waiting -= 1;
      if (inProgress.waiting > 0) return;
      if (this.rendering.get(key) === inProgress) this.rendering.delete(key);
      inProgress.abort.abort(signal.reason);
    };
    inProgress.waiting += 1;
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, { once: true });
    try {
      return (await inProgress.rendered).page;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  /** Returns the page if it is cached and fresh. */
  peek(key: string): CachedPage | null {
    return this.pages.get(key) ?? null;
  }

  /** Removes the pages whose keys match. A matching page that is still being rendered will not be stored either. */
  purge(matches: (key: string) => boolean = () => true): void {
    for (const key of this.rendering.keys()) if (matches(key)) this.rendering.delete(key);
    for (const key of [...this.pages.keys()]) if (matches(key)) this.pages.delete(key);
  }

  private renderAndStore(
    key: string,
    render: (allHaveLeft: AbortSignal) => Promise<RenderedPage>,
  ): PageInProgress {
    const abort = new AbortController();
    const isCurrent = () => this.rendering.get(key)?.abort === abort;
    const rendered = render(abort.signal)
      .then((result) => {
        if (result.isCacheable && isCurrent()) this.pages.set(key, result.page);
        return result;
      })
      .finally(() => {
        if (isCurrent()) this.rendering.delete(key);
      });
    const inProgress = { rendered, abort, waiting: 0 };
    this.rendering.set(key, inProgress);
    return inProgress;
  }
}
