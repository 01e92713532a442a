import type { FrontSettings } from '@shop/contract/site/get-front-settings';

/** How a shop states amounts (`PRICE.SUMS`). */
export type PriceSums = FrontSettings['PRICE.SUMS'];

/** What stands behind an amount, such as 3,300円（税込）. */
export const taxLabel = (sums: PriceSums): string => (sums === 'with-tax' ? '（税込）' : '（税抜）');
