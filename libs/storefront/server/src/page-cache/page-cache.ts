import {
  type Loaded,
  SingleFlightCache,
  type SingleFlightCacheOptions,
} from '@shop/requests/single-flight-cache';
import type { CachedDocument } from './cached-document';

/** The limits of a page cache. */
export type PageCacheOptions = Omit<SingleFlightCacheOptions<CachedDocument>, 'bytesOf'>;

/** Who asks for a page; see `requestSender`. */
type Sender = string | null;

/** One request for a page. */
interface PageRequest {
  readonly key: string;
  readonly sender: Sender;
  /** Aborted when the shopper leaves. */
  readonly signal: AbortSignal;
}

/** Renders a page. `senders` are all who wait for it, and grow while they do. */
type RenderPage = (allHaveLeft: AbortSignal, senders: ReadonlySet<Sender>) => Promise<Loaded<CachedDocument>>;

/** The public documents of a shop, each rendered once however many shoppers ask for it. */
export class PageCache extends SingleFlightCache<CachedDocument> {
  /** Who waits for each page that is being rendered. */
  private readonly asking = new Map<string, Set<Sender>>();

  constructor(options: PageCacheOptions) {
    super({ ...options, bytesOf: ({ body }) => body.maxBytes });
  }

  /** Returns the cached page, or renders it at the turn of any who wait for it, not of the first alone. */
  getFor({ key, sender, signal }: PageRequest, render: RenderPage): Promise<CachedDocument> {
    this.asking.get(key)?.add(sender);
    const load = async (allHaveLeft: AbortSignal) => {
      const senders = new Set([sender]);
      this.asking.set(key, senders);
      try {
        return await render(allHaveLeft, senders);
      } finally {
        if (this.asking.get(key) === senders) this.asking.delete(key);
      }
    };
    return this.get(key, load, signal);
  }
}
