import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { withTax } from './tax-by-rate';

/**
 * A limit that goods without tax must reach, as shops that state their prices with tax say it. At the standard rate it is
 * exact; goods at a lower rate reach the sum without tax before it.
 */
export const limitWithTax = (limit: number): number => withTax(limit, STANDARD_TAX_RATE);
