import { SingleFlightCache, type SingleFlightCacheOptions } from '@shop/requests/single-flight-cache';
import type { CachedPage } from './cached-page';

/** The limits of a page cache. */
export type PageCacheOptions = Omit<SingleFlightCacheOptions<CachedPage>, 'bytesOf'>;

/** The public pages of a shop, each rendered once however many shoppers ask for it. */
export class PageCache extends SingleFlightCache<CachedPage> {
  constructor(options: PageCacheOptions) {
    super({ ...options, bytesOf: ({ body }) => body.maxBytes });
  }
}
