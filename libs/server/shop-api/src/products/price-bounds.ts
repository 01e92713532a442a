import { and, eq, gte, lte, or, type SQL } from 'drizzle-orm';
import { productModels } from '../db/schema';
import type { TaxRate } from '../pricing/tax-by-rate';
import { type PriceView, shopperPrice } from './shopper-price';

const RATES: readonly TaxRate[] = [10, 8];
const PERCENT = 100;

/** Yen with tax; `undefined` where there is no bound. */
export interface PriceBounds {
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
}

/** The lowest price without tax that shows as `bound` or more with it. */
export const lowestWithoutTax = (bound: number, taxRate: TaxRate): number =>
  Math.ceil((bound * PERCENT) / (PERCENT + taxRate));

/** The highest price without tax that shows as `bound` or less with it. */
export const highestWithoutTax = (bound: number, taxRate: TaxRate): number =>
  Math.ceil(((bound + 1) * PERCENT) / (PERCENT + taxRate)) - 1;

/**
 * The condition of products whose price with tax, for this shopper, lies within the bounds. The bounds are converted
 * into prices without tax, one pair for each tax rate, so that the database compares stored prices. `undefined`
 * without bounds.
 */
export function withinPriceBounds({ price_min, price_max }: PriceBounds, view: PriceView): SQL | undefined {
  if (price_min === undefined && price_max === undefined) return undefined;
  const price = shopperPrice(view);
  return or(
    ...RATES.map((rate) =>
      and(
        eq(productModels.taxRate, rate),
        price_min === undefined ? undefined : gte(price, lowestWithoutTax(price_min, rate)),
        price_max === undefined ? undefined : lte(price, highestWithoutTax(price_max, rate)),
      ),
    ),
  );
}
