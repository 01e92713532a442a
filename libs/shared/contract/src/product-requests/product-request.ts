import * as v from 'valibot';
import { Email } from '../users/user-input';
import { Id } from '../wire/id';
import { multilineText, optionalLine, optionalName, requiredLine } from '../wire/text-input';
import { Timestamp } from '../wire/timestamp';

const NAME_MAX = 100;
const BODY_MAX = 2000;

/** What became of a request: received, being looked into, in the shop now, cannot be had. */
export const ProductRequestStatus = v.picklist(['received', 'investigating', 'available', 'declined']);
export type ProductRequestStatus = v.InferOutput<typeof ProductRequestStatus>;

/** A product that a shopper wants the shop to sell. Guests enter an address for the reply; a member's is known. */
export const ProductRequestInput = v.object({
  product_name: requiredLine('商品名', NAME_MAX),
  maker_name: v.optional(optionalLine('メーカー名', NAME_MAX), ''),
  body: v.optional(multilineText('ご要望', BODY_MAX), ''),
  name: v.optional(optionalName('お名前', NAME_MAX), ''),
  email: v.optional(v.union([v.literal(''), Email]), ''),
});
export type ProductRequestInput = v.InferInput<typeof ProductRequestInput>;

/** A member's request (account §3 "Product-request history item"). */
export const ProductRequest = v.object({
  id: Id,
  product_name: v.string(),
  maker_name: v.string(),
  body: v.string(),
  status: ProductRequestStatus,
  /** The shop's reply; empty while there is none. */
  reply: v.string(),
  created_at: Timestamp,
});
export type ProductRequest = v.InferOutput<typeof ProductRequest>;
