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

/** How to pay at a convenience store. */
export const ConveniencePayment = v.object({
  /** What the shopper says or enters there (払込番号). */
  receipt_number: v.string(),
  /** The stores to choose from, each with what to do there. */
  stores: v.array(v.object({ name: v.string(), steps: v.array(v.string()) })),
  /** The payment service's page about this payment. */
  page_url: v.pipe(v.string(), v.url()),
});

export type ConveniencePayment = v.InferOutput<typeof ConveniencePayment>;

/** How an order is paid; account, receipt number and due day are included until it is paid or cancelled. */
export const OrderPayment = v.object({
  payment_id: Id,
  payment_name: v.string(),
  is_paid: v.boolean(),
  paid_at: v.nullable(Timestamp),
  bank_account: v.nullable(BankAccount),
  /** Null for other ways to pay, once it is paid or cancelled, and until the payment service has issued the number. */
  convenience: v.nullable(ConveniencePayment),
  due_on: v.nullable(DateText),
});

export type OrderPayment = v.InferOutput<typeof OrderPayment>;
