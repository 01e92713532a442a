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

/** The public pages of a shop. When it is full, the page that was requested least recently is evicted. */
export class PageCache {
  private readonly pages: LRUCache<string, CachedPage>;
  /** Renders under way: requests for the same page wait for one of them, and a purge takes it out. */
  private readonly rendering = new Map<string, Promise<RenderedPage>>();

  constructor({ ttlMs, maxBytes, now }: PageCacheOptions) {
    this.pages = new LRUCache({
      ttl: ttlMs,
      ttlResolution: 0,
      perf: { now },
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => Math.max(body.maxBytes, 1),
    });
  }

  /** Returns the cached page, or renders it: once, however many requests ask for it at the same time. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const cached = this.peek(key);
    if (cached !== null) return cached;
    const { page } = await (this.rendering.get(key) ?? this.renderAndStore(key, render));
    return page;
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

  private renderAndStore(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const rendering = render()
      .then((rendered) => {
        if (rendered.isCacheable && this.rendering.get(key) === rendering) this.pages.set(key, rendered.page);
        return rendered;
      })
      .finally(() => {
        if (this.rendering.get(key) === rendering) this.rendering.delete(key);
      });
    this.rendering.set(key, rendering);
    return rendering;
  }
}
