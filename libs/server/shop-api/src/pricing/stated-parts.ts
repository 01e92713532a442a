import type { OrderAmounts } from './price-order';
import type { PriceSums } from './price-sums';
import type { StatedAmounts } from './restate-amounts';

/** The parts of a total without tax, as carts and stored orders name them. */
type PartsWithoutTax = Pick<
  OrderAmounts,
  'subtotal' | 'totalShippingFee' | 'totalPacking' | 'totalPaymentFee' | 'totalDiscount'
>;

/** The parts of a total without tax. */
export const partsWithoutTax = (amounts: PartsWithoutTax): StatedAmounts => ({
  subtotal: amounts.subtotal,
  carriage: amounts.totalShippingFee,
  packing: amounts.totalPacking,
  payment_fee: amounts.totalPaymentFee,
  discount: amounts.totalDiscount,
});

/** The parts of a total as they are stated, with tax or without. */
export const statedParts = (
  amounts: PartsWithoutTax & Pick<OrderAmounts, 'withTax'>,
  sums: PriceSums,
): StatedAmounts => (sums === 'with-tax' ? amounts.withTax : partsWithoutTax(amounts));
