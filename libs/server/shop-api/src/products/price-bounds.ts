import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import { productModels } from '../db/schema';
import type { PriceSums } from '../pricing/price-sums';
import type { TaxRate } from '../pricing/tax-by-rate';

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

/** A price of a row, as the shop states it. */
interface StatedColumn {
  readonly price: SQL<number>;
  readonly sums: PriceSums;
  /** Where `product_models` is not joined. */
  readonly taxRate?: SQL;
}

/**
 * The condition of products whose price lies within the bounds with tax. Where prices are without tax, the bounds are
 * converted, one pair for each tax rate, so that the database compares stored prices. `undefined` without bounds.
 */
export function withinPriceBounds(
  { price_min, price_max }: PriceBounds,
  { price, sums, taxRate = sql`${productModels.taxRate}` }: StatedColumn,
): SQL | undefined {
  if (price_min === undefined && price_max === undefined) return undefined;
  if (sums === 'with-tax')
    return and(
      price_min === undefined ? undefined : gte(price, price_min),
      price_max === undefined ? undefined : lte(price, price_max),
    );
  return or(
    ...RATES.map((rate) =>
      and(
        sql`${taxRate} = ${rate}`,
        price_min === undefined ? undefined : gte(price, lowestWithoutTax(price_min, rate)),
        price_max === undefined ? undefined : lte(price, highestWithoutTax(price_max, rate)),
      ),
    ),
  );
}

/**
 * The condition of models of which one of these prices, before the discount, may lie within the bounds: it is left out where
 * the discount takes the whole price.
 */
export function mayBeWithinPriceBounds(
  { price_min, price_max }: PriceBounds,
  prices: SQL,
  { sums, discountPercent }: { readonly sums: PriceSums; readonly discountPercent: number },
): SQL | undefined {
  if (discountPercent >= PERCENT) return undefined;
  const beforeDiscount = (price: number) => Math.ceil((price * PERCENT) / (PERCENT - discountPercent));
  const between = (lowest: (bound: number) => number, highest: (bound: number) => number) =>
    and(
      price_min === undefined ? undefined : sql`${beforeDiscount(lowest(price_min))}::int <= any(${prices})`,
      price_max === undefined
        ? undefined
        : sql`${beforeDiscount(highest(price_max) + 1)}::int > any(${prices})`,
    );
  if (sums === 'with-tax')
    return between(
      (bound) => bound,
      (bound) => bound,
    );
  return or(
    ...RATES.map((rate) =>
      and(
        eq(productModels.taxRate, rate),
        between(
          (bound) => lowestWithoutTax(bound, rate),
          (bound) => highestWithoutTax(bound, rate),
        ),
      ),
    ),
  );
}
