import * as v from 'valibot';
import { optionalLine } from '../wire/text-input';
import { Timestamp } from '../wire/timestamp';
import { Yen } from '../wire/yen';

const ADDRESSEE_MAX = 60;
const PROVISO_MAX = 40;
const NUMBER_MAX = 40;

/** 様 for people, 御中 for companies. */
const Honorific = v.picklist(['様', '御中'], '敬称を選択してください');

/** What the shopper may enter for the receipt of an order; a field that is left out stays as it is. */
const infoEntries = {
  /** 宛名; empty: the orderer's name. */
  addressee: v.optional(optionalLine('宛名', ADDRESSEE_MAX)),
  honorific: v.optional(Honorific),
  /** 但し書き; empty: お品代として. */
  proviso: v.optional(optionalLine('但し書き', PROVISO_MAX)),
};

/** The changes to a receipt: in `receiptInfo`, as the specification names it, or in the body itself (account §7). */
export const ReceiptInfo = v.pipe(
  v.object({ receiptInfo: v.optional(v.object(infoEntries)), ...infoEntries }),
  v.transform(({ receiptInfo, ...direct }) => ({ ...direct, ...receiptInfo })),
  v.check((info) => Object.keys(info).length > 0, '宛名・敬称・但し書きのいずれかを指定してください'),
);
/** What changes on a receipt. */
export type ReceiptInfo = v.InferOutput<typeof ReceiptInfo>;
/** The fields of a receipt that a caller changes, as `receiptInfo` holds them. */
export type ReceiptFields = NonNullable<v.InferInput<typeof ReceiptInfo>['receiptInfo']>;

/** What the receipt of an order says, and whether it can be had (account §3 "Guest receipt data"). */
export const Receipt = v.object({
  order_no: v.string(),
  ordered_at: Timestamp,
  /** What was paid, less what completed returns gave back. */
  total_payment: Yen,
  addressee: v.string(),
  honorific: Honorific,
  proviso: v.string(),
  is_issuable: v.boolean(),
  /** Why not, in Japanese; null where it can be had. */
  reason: v.nullable(v.string()),
  /** How often it was given out; from the second time on it is marked 再発行. */
  issued_count: v.number(),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** An order's number in a URL. */
export const OrderNumber = v.pipe(v.string(), v.maxLength(NUMBER_MAX));
