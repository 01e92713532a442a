import { and, eq, gte } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { pointEntries } from '../db/schema';
import { insertLine, isChange, openLedger, payDebts, type PointChange, takeFrom } from './point-ledger';
import { findGrant, readUnexpired, reduceRemaining, remainingOf } from './point-store';
import { insertUses, unoweUses } from './point-use-store';

/**
 * The reverse of `revokePart`, for a return that was completed by mistake: what is still owed for it is owed no longer, and
 * the rest goes back to the order's grant, with the day on which that expires. Where the order has granted none yet, nothing
 * was revoked. Must run in a transaction.
 */
export async function giveBackRevoked(tx: Executor, change: PointChange): Promise<void> {
  if (!isChange(change)) return;
  await openLedger(tx, change);
  const grant = await findGrant(tx, change.orderId);
  if (grant === null) return;
  const amount = change.amount - (await unoweUses(tx, grant.id, change.amount));
  if (amount === 0) return;
  await reduceRemaining(tx, grant.id, -amount);
  await insertLine(tx, 'revoke', change, { amount });
  await payDebts(tx, change);
}

/**
 * The reverse of `refundPoints`: the order is paid with these points again. Returns false and changes nothing where the member
 * has too few, or where points have expired since the refund (`since`): those that it gave back may be among them. Must run
 * in a transaction.
 */
export async function takeBackRefund(
  tx: Executor,
  change: PointChange & { readonly since: Date },
): Promise<boolean> {
  if (!isChange(change)) return true;
  const { userId, orderId, amount, now, since } = change;
  await openLedger(tx, change);
  const expired = and(
    eq(pointEntries.userId, userId),
    eq(pointEntries.kind, 'expire'),
    gte(pointEntries.createdAt, since),
  );
  if ((await tx.$count(pointEntries, expired)) > 0) return false;
  const living = await readUnexpired(tx, userId, now);
  if (remainingOf(living) < amount) return false;
  await insertUses(tx, orderId, await takeFrom(tx, living, amount));
  await insertLine(tx, 'refund', change, { amount: -amount });
  return true;
}
