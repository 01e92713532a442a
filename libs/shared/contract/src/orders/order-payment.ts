import * as v from 'valibot';
import { DateText, Timestamp } from '../wire/timestamp';
import { Id } from '../wire/id';

/** Where to transfer the money. */
export const BankAccount = v.object({
  bank_name: v.string(),
  branch_name: v.string(),
  /** 普通 or 当座. */
  account_type: v.string(),
  account_number: v.string(),
  account_holder: v.string(),
});

export type BankAccount = v.InferOutput<typeof BankAccount>;

/** How an order is paid; account and due day are included until it is. */
export const OrderPayment = v.object({
  payment_id: Id,
  payment_name: v.string(),
  is_paid: v.boolean(),
  paid_at: v.nullable(Timestamp),
  bank_account: v.nullable(BankAccount),
  due_on: v.nullable(DateText),
});

export type OrderPayment = v.InferOutput<typeof OrderPayment>;
