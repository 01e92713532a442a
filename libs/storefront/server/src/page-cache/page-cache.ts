import type { RequestAddress } from '../address/request-address';
import type { CachedPageBody } from './cached-page-body';

/** What is known of a public page besides its bytes. */
export interface PublicPage {
  /** The id of the route that drew it, for the log. */
  readonly route: string | null;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** For visitors who have agreed to be measured, the same page under another policy; `null`: nobody measures here. */
  readonly measured: { readonly cookie: string; readonly policy: string } | null;
}

/** A public page as it is kept: drawn and hashed once, compressed once in each encoding. */
export interface CachedPage extends PublicPage {
  readonly body: CachedPageBody;
}

/** What a draw answers: a page, and whether it may be kept. */
export interface RenderedPage {
  readonly page: CachedPage;
  readonly isCacheable: boolean;
}

/** What a cache is made of. */
export interface PageCacheOptions {
  /** How long a page is shown without being drawn again. */
  readonly ttlMs: number;
  readonly maxBytes: number;
  readonly now: () => number;
}

interface Entry {
  readonly page: CachedPage;
  readonly expiresAtMs: number;
  readonly bytes: number;
}

/** Addresses longer than this are drawn each time: they are no page that many ask for. */
export const LONGEST_CACHED_ADDRESS = 300;

/** The name of a public page: the configured origin, never the request's, then path and query in one spelling. */
export function pageCacheKey(origin: string, { pathname, search }: RequestAddress): string | null {
  const query = new URLSearchParams(search).toString();
  const key = `${origin}${pathname}${query === '' ? '' : `?${query}`}`;
  return key.length - origin.length > LONGEST_CACHED_ADDRESS ? null : key;
}

/** Whole public pages, bounded by bytes; the page that was asked for longest ago goes first. */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly drawing = new Map<string, Promise<CachedPage>>();
  private bytes = 0;
  /** Grows when pages are forgotten: one that was being drawn meanwhile may be made of what was true before. */
  private generation = 0;

  constructor(private readonly options: PageCacheOptions) {}

  /** The page of a key; drawn once, however many ask at the same time. */
  async get(key: string, draw: () => Promise<RenderedPage>): Promise<CachedPage> {
    const kept = this.peek(key);
    if (kept !== null) return kept;
    const running = this.drawing.get(key);
    if (running !== undefined) return await running;
    const drawing = this.drawAndKeep(key, draw).finally(() => {
      if (this.drawing.get(key) === drawing) this.drawing.delete(key);
    });
    this.drawing.set(key, drawing);
    return await drawing;
  }

  /** The page of a key if it is kept and still fresh. */
  peek(key: string): CachedPage | null {
    const entry = this.entries.get(key);
    if (entry === undefined || entry.expiresAtMs <= this.options.now()) return null;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.page;
  }

  /** Forgets the pages whose keys are named, and those that are being drawn just now; by itself, all of them. */
  forget(isNamed: (key: string) => boolean = () => true): void {
    this.generation += 1;
    for (const key of this.drawing.keys()) if (isNamed(key)) this.drawing.delete(key);
    for (const key of this.entries.keys()) if (isNamed(key)) this.remove(key);
  }

  private async drawAndKeep(key: string, draw: () => Promise<RenderedPage>): Promise<CachedPage> {
    const { generation } = this;
    const { page, isCacheable } = await draw();
    if (generation !== this.generation) return page;
    this.remove(key);
    if (isCacheable) this.keep(key, page);
    return page;
  }

  private keep(key: string, page: CachedPage): void {
    const { bytes } = page.body;
    if (bytes > this.options.maxBytes) return;
    this.entries.set(key, { page, bytes, expiresAtMs: this.options.now() + this.options.ttlMs });
    this.bytes += bytes;
    for (const oldest of this.entries.keys()) {
      if (this.bytes <= this.options.maxBytes) return;
      this.remove(oldest);
    }
  }

  private remove(key: string): void {
    this.bytes -= this.entries.get(key)?.bytes ?? 0;
    this.entries.delete(key);
  }
}
