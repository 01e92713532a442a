import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { PriceSums } from './price-sums';
import { withTax } from './tax-by-rate';

const PERCENT = 100;

/** A sum that goods must reach, both ways; the shop's own way is exact, the other is for goods at the standard rate. */
export interface LimitBothWays {
  readonly withoutTax: number;
  readonly withTax: number;
}

/** Both ways of a limit that the shop states with tax or without. */
export const limitBothWays = (limit: number, sums: PriceSums): LimitBothWays =>
  sums === 'with-tax'
    ? { withoutTax: Math.ceil((limit * PERCENT) / (PERCENT + STANDARD_TAX_RATE)), withTax: limit }
    : { withoutTax: limit, withTax: withTax(limit, STANDARD_TAX_RATE) };
