import * as v from 'valibot';
import { Id } from '../wire/id';
import { Timestamp } from '../wire/timestamp';

/** What a member can spend (core §3 "Point", balance data). One point is one yen. */
export const PointBalance = v.object({
  point: v.number(),
  /** The points that expire next, and when; null where none do. */
  next_expiration: v.nullable(v.object({ point: v.number(), expired_at: Timestamp })),
});
export type PointBalance = v.InferOutput<typeof PointBalance>;

/** Why points came or went: granted, spent, expired, given back with a cancelled order, taken back with one. */
export const PointKind = v.picklist(['grant', 'use', 'expire', 'refund', 'revoke']);
export type PointKind = v.InferOutput<typeof PointKind>;

/** One line of the ledger; all lines together are the balance. */
export const PointHistory = v.object({
  id: Id,
  kind: PointKind,
  /** Positive where points came, negative where they went. */
  point: v.number(),
  /** The balance after this line. */
  balance: v.number(),
  description: v.string(),
  /** When what is left of a grant expires; null for all other lines and for grants without end. */
  expired_at: v.nullable(Timestamp),
  created_at: Timestamp,
});
export type PointHistory = v.InferOutput<typeof PointHistory>;
