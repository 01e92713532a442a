import * as v from 'valibot';
import { optionalLine } from '../wire/text-input';
import { Timestamp } from '../wire/timestamp';
import { Yen } from '../wire/yen';

const ADDRESSEE_MAX = 60;
const PROVISO_MAX = 40;
const NUMBER_MAX = 40;

/** 様 for people, 御中 for companies. */
const Honorific = v.picklist(['様', '御中'], '敬称を選択してください');

/** What the shopper may enter for the receipt of an order. */
export const ReceiptInfo = v.object({
  /** 宛名; empty: the orderer's name. */
  addressee: v.optional(optionalLine('宛名', ADDRESSEE_MAX), ''),
  honorific: v.optional(Honorific, '様'),
  /** 但し書き; empty: お品代として. */
  proviso: v.optional(optionalLine('但し書き', PROVISO_MAX), ''),
});
export type ReceiptInfo = v.InferOutput<typeof ReceiptInfo>;

/** What the receipt of an order says, and whether it can be had (account §3 "Guest receipt data"). */
export const Receipt = v.object({
  order_no: v.string(),
  ordered_at: Timestamp,
  total_payment: Yen,
  ...ReceiptInfo.entries,
  is_issuable: v.boolean(),
  /** Why not, in Japanese; null where it can be had. */
  reason: v.nullable(v.string()),
  /** How often it was given out; from the second time on it is marked 再発行. */
  issued_count: v.number(),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** An order's number in a URL. */
export const OrderNumber = v.pipe(v.string(), v.maxLength(NUMBER_MAX));
