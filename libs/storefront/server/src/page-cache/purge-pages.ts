import { type ShopChange, changedProductKey } from '../data-changes/shop-change';
import type { PageCache } from './page-cache';

const PRODUCT_PATH = '/product/';

/** Purges the pages that a change makes stale: those of one product, or all of them. */
export function purgePages(cache: PageCache, origin: string, change: ShopChange): void {
  const product = changedProductKey(change);
  if (product === null) {
    cache.purge();
    return;
  }
  const page = `${origin}${PRODUCT_PATH}${encodeURIComponent(product)}`;
  cache.purge((key) => key === page || key.startsWith(`${page}?`) || key.startsWith(`${page}/`));
}
