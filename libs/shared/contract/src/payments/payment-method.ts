import * as v from 'valibot';
import { CreditTerms } from '../companies/credit-terms';
import { Id } from '../wire/id';
import { Yen } from '../wire/yen';

export { PAYMENTS } from './payments';

/** A way to pay that the shop offers. */
export const PaymentMethod = v.object({
  id: Id,
  name: v.string(),
  description: v.string(),
});

export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** A way to pay as it applies to one cart. */
export const CartPaymentMethod = v.object({
  ...PaymentMethod.entries,
  /** What this way adds to the total of this cart, with tax; 0: nothing. */
  fee_with_tax: Yen,
  is_selectable: v.boolean(),
  /** Why it cannot be chosen; null when it can. */
  reason: v.nullable(v.string()),
  /** The terms of the member's company, on the way to pay that they are about; left out everywhere else. */
  credit: v.optional(CreditTerms),
});

export type CartPaymentMethod = v.InferOutput<typeof CartPaymentMethod>;
