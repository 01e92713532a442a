import type { PriceSums } from './price-sums';
import { taxIn, type TaxRate, withTax } from './tax-by-rate';

/** A price, or a fee, in yen both ways. */
export interface BothPrices {
  readonly withoutTax: number;
  readonly withTax: number;
}

/**
 * Both ways of a price, or of a sum that goods at that rate must reach, that the shop states with tax or without; the shop's own way
 * is exact.
 */
export const bothPrices = (price: number, taxRate: TaxRate, sums: PriceSums): BothPrices =>
  sums === 'with-tax'
    ? { withoutTax: price - taxIn(price, taxRate), withTax: price }
    : { withoutTax: price, withTax: withTax(price, taxRate) };
