import * as v from 'valibot';
import { Id } from '../wire/id';

/** Payment choices 1 to 3 (core §3), and cards. */
export const PAYMENTS = { bankTransfer: 1, deferredInvoice: 2, deferredService: 3, card: 4 } as const;

/** A way to pay that the shop offers. */
export const PaymentMethod = v.object({
  id: Id,
  name: v.string(),
  description: v.string(),
});

export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/** A way to pay as it stands for one cart. */
export const CartPaymentMethod = v.object({
  ...PaymentMethod.entries,
  is_selectable: v.boolean(),
  /** Why it cannot be chosen; null when it can. */
  reason: v.nullable(v.string()),
});

export type CartPaymentMethod = v.InferOutput<typeof CartPaymentMethod>;
