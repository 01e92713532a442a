import * as v from 'valibot';
import { DateText } from '../wire/timestamp';
import { Yen } from '../wire/yen';

/** The invoice (請求書) of an order, and whether it can be had. */
export const Invoice = v.object({
  order_no: v.string(),
  /** What the order costs, less what completed returns gave back. */
  total_payment: Yen,
  /** The day until which it is to be paid; null once it is. */
  due_on: v.nullable(DateText),
  is_paid: v.boolean(),
  /** It bears the shop's registration number, as a qualified invoice (適格請求書) must. */
  is_qualified: v.boolean(),
  is_issuable: v.boolean(),
  /** Why not, in Japanese; null where it can be had. */
  reason: v.nullable(v.string()),
});
export type Invoice = v.InferOutput<typeof Invoice>;
