import { SingleFlightCache, type SingleFlightCacheOptions } from '@shop/requests/single-flight-cache';
import type { CachedDocument } from './cached-document';

/** The limits of a page cache. */
export type PageCacheOptions = Omit<SingleFlightCacheOptions<CachedDocument>, 'bytesOf'>;

/** The public documents of a shop, each rendered once however many shoppers ask for it. */
export class PageCache extends SingleFlightCache<CachedDocument> {
  constructor(options: PageCacheOptions) {
    super({ ...options, bytesOf: ({ body }) => body.maxBytes });
  }
}
