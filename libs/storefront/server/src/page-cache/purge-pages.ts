import { changedProductKey, type ShopChange } from '../changes/change-events';
import type { PageCache } from './page-cache';

/** Where the page of one product stands. */
const PRODUCT_PATH = '/product/';

/** Forgets the kept pages of a shop that show what has changed: one product's page, or all. */
export function purgePages(cache: PageCache, origin: string, what: ShopChange): void {
  const product = changedProductKey(what);
  if (product === null) {
    cache.forget();
    return;
  }
  const page = `${origin}${PRODUCT_PATH}${encodeURIComponent(product)}`;
  cache.forget((key) => key === page || key.startsWith(`${page}?`) || key.startsWith(`${page}/`));
}
