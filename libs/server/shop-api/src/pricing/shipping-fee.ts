import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { limitWithTax } from './limit-with-tax';
import { withTax } from './tax-by-rate';

/** What a shipping fee depends on; yen without tax. */
export interface ShippingFeeInput {
  /** The goods of the whole order. */
  readonly subtotal: number;
  /** The prefecture's rate. */
  readonly rate: number;
  /** Goods from which shipping is free; null: never. */
  readonly freeFrom: number | null;
  /** Kinds of delivery that cost nothing, such as handover at the hub. */
  readonly isShippingFree: boolean;
}

/** Shipping fee of one destination, without tax. */
export function shippingFeeOf({ subtotal, rate, freeFrom, isShippingFree }: ShippingFeeInput): number {
  if (isShippingFree) return 0;
  return freeFrom !== null && subtotal >= freeFrom ? 0 : rate;
}

/** How much is missing until shipping is free; null where it never is or already is. */
export function freeShippingRemaining(subtotal: number, freeFrom: number | null): number | null {
  return freeFrom === null || subtotal >= freeFrom ? null : freeFrom - subtotal;
}

/** From what sum with tax on shipping is free, as shops that state their prices with tax say it; null: never. */
export const freeShippingFromWithTax = (freeFrom: number | null): number | null =>
  freeFrom === null ? null : limitWithTax(freeFrom);

/**
 * The same with tax: whoever adds goods that are shown with these prices has enough. At the standard rate it is exact;
 * of goods at a lower rate less is enough, and rounding each price down only ever shows less than the tax of the sum.
 */
export function freeShippingRemainingWithTax(subtotal: number, freeFrom: number | null): number | null {
  const remaining = freeShippingRemaining(subtotal, freeFrom);
  return remaining === null ? null : withTax(remaining, STANDARD_TAX_RATE);
}
