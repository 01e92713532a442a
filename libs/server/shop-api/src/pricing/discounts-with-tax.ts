import { STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import type { DiscountPart } from './discount-lines';
import { type TaxedAmount, taxByRate } from './tax-by-rate';
import { sum } from './sum';

/** An order before its coupons; yen without tax. */
interface DiscountedOrder {
  /** The lines before any discount, with what each coupon takes off. */
  readonly lines: readonly (TaxedAmount & { readonly parts: readonly DiscountPart[] })[];
  /** Shipping fees and packing. */
  readonly services: number;
  /** The coupons in the order in which they apply. */
  readonly codes: readonly string[];
}

/**
 * By how much each coupon makes the payment less, tax included: one coupon after the other, so that together they are
 * the order's discount with tax to the yen, whichever rates the lines have.
 */
export function discountsWithTax({ lines, services, codes }: DiscountedOrder): readonly number[] {
  const payableAfter = (applied: readonly string[]): number => {
    const nets = lines.map(({ taxRate, amount, parts }) => ({
      taxRate,
      amount: amount - sum(parts.flatMap((part) => (applied.includes(part.code) ? [part.amount] : []))),
    }));
    const rows = taxByRate([...nets, { taxRate: STANDARD_TAX_RATE, amount: services }], 'without-tax');
    return sum(rows.map((row) => row.total_amount));
  };
  return codes.map(
    (_, index) => payableAfter(codes.slice(0, index)) - payableAfter(codes.slice(0, index + 1)),
  );
}
