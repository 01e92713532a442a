import * as v from 'valibot';
import { Id } from '../wire/id';

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
  is_selectable: v.boolean(),
  /** Why it cannot be chosen; null when it can. */
  reason: v.nullable(v.string()),
});

export type CartPaymentMethod = v.InferOutput<typeof CartPaymentMethod>;
