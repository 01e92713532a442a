import * as v from 'valibot';
import { Yen } from './yen';

/**
 * The parts of a total with tax, as consumers read prices: subtotal + carriage + packing + payment_fee − discount is
 * what there is to pay before points. The amounts beside them are without tax, as an invoice needs them.
 */
export const AmountsWithTax = v.object({
  subtotal: Yen,
  carriage: Yen,
  packing: Yen,
  /** The fee of the way to pay. */
  payment_fee: Yen,
  discount: Yen,
});

export type AmountsWithTax = v.InferOutput<typeof AmountsWithTax>;
