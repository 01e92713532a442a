/** What has changed in a shop's public data: `settings`, `content`, `products`, `product:<key>` or `all`. */
export type ShopChange = string;

const PRODUCT_PREFIX = 'product:';

/** Returns the key of the only product that changed, or `null` where the change is larger. */
export const changedProductKey = (change: ShopChange): string | null =>
  change.startsWith(PRODUCT_PREFIX) ? change.slice(PRODUCT_PREFIX.length) : null;
