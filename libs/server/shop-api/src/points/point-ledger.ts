import type { Executor } from '../db/database';
import { lockMember } from '../users/lock-member';
import { POINT_LIFETIME_DAYS } from './point-lifetime';
import {
  findGrant,
  insertEntry,
  markRevoked,
  type PointEntry,
  readExpired,
  readUnexpired,
  reduceRemaining,
  remainingOf,
} from './point-store';
import { insertUses, oweUses, type PointPart, settleDebts, takeUses, usedAt } from './point-use-store';
import { DAY_MS } from '../durations';

/** One change of a member's points, for an order. `amount` is not negative; 0 changes nothing. */
export interface PointChange {
  readonly userId: number;
  readonly amount: number;
  readonly description: string;
  readonly orderId: number;
  readonly now: Date;
}

/** Points that come: for an order (null: without one), until `expiresAt` or, unless it is given, for their usual time. */
export interface PointGrant extends Omit<PointChange, 'orderId'> {
  readonly orderId: number | null;
  readonly expiresAt?: Date;
}

/** Whether a change changes anything. */
export const isChange = ({ amount }: Pick<PointChange, 'amount'>) => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${amount} is no number of points`);
  return amount > 0;
};

const afterLifetime = (from: Date) => new Date(from.getTime() + POINT_LIFETIME_DAYS * DAY_MS);

/**
 * Grants points that expire after `POINT_LIFETIME_DAYS` unless it says otherwise. What the member owes for points of cancelled
 * or returned orders is taken off them at once. Must run in a transaction.
 */
export async function grantPoints(tx: Executor, grant: PointGrant): Promise<void> {
  if (!isChange(grant)) return;
  await openLedger(tx, grant);
  const { amount, now, expiresAt = afterLifetime(now) } = grant;
  await insertLine(tx, 'grant', grant, { amount, remaining: amount, expiresAt });
  await payDebts(tx, grant);
}

/**
 * Spends points on an order, those that expire first before others; returns false and changes nothing where there are
 * too few. Must run in a transaction.
 */
export async function spendPoints(tx: Executor, change: PointChange): Promise<boolean> {
  if (!isChange(change)) return true;
  await openLedger(tx, change);
  const living = await readUnexpired(tx, change.userId, change.now);
  if (remainingOf(living) < change.amount) return false;
  await insertUses(tx, change.orderId, await takeFrom(tx, living, change.amount));
  await insertLine(tx, 'use', change, { amount: -change.amount });
  return true;
}

/**
 * Refunds points that an order used to the grants that they came from, so that they expire when they would have
 * expired: at once where that is over. Points that are no longer granted are revoked. Must run in a transaction.
 */
export async function refundPoints(tx: Executor, change: PointChange): Promise<void> {
  if (!isChange(change)) return;
  const { userId, orderId, amount, now } = change;
  await openLedger(tx, change);
  const uses = await takeUses(tx, orderId, amount);
  // Orders from before the uses were recorded: nothing that they used was granted later than it was used.
  const untracked = amount - uses.reduce((sum, use) => sum + use.amount, 0);
  const expiresAt = untracked > 0 ? afterLifetime(await usedAt(tx, orderId, now)) : null;
  await insertLine(tx, 'refund', change, { amount, remaining: untracked, expiresAt });
  for (const use of uses) if (!use.isDebt) await reduceRemaining(tx, use.grantId, -use.amount);
  const revoked = uses.reduce((sum, use) => sum + (use.isDebt ? use.amount : 0), 0);
  if (revoked > 0) await insertLine(tx, 'revoke', change, { amount: -revoked });
  await writeExpired(tx, userId, now, () => now);
  await payDebts(tx, change);
}

/**
 * Revokes the points that a cancelled order granted, unless they have expired. Those that were spent already are taken
 * off the member's other points; what is missing is owed, and taken off the next that come. The balance never falls
 * below zero. Must run in a transaction.
 */
export async function revokePoints(tx: Executor, change: Omit<PointChange, 'amount'>): Promise<void> {
  await openLedger(tx, change);
  const left = await markRevoked(tx, change.orderId);
  const amount = left + (await settleDebts(tx, change.userId, change.now));
  if (amount > 0) await insertLine(tx, 'revoke', change, { amount: -amount });
}

/**
 * Revokes so many of the points that an order granted, as `revokePoints` does all of them: those that are left of them
 * first. Where the order has granted none, nothing changes. Must run in a transaction.
 */
export async function revokePart(tx: Executor, change: PointChange): Promise<void> {
  if (!isChange(change)) return;
  await openLedger(tx, change);
  const grant = await findGrant(tx, change.orderId);
  if (grant === null) return;
  const left = Math.min(grant.remaining, change.amount);
  await reduceRemaining(tx, grant.id, left);
  await oweUses(tx, grant.id, change.amount - left);
  const amount = left + (await settleDebts(tx, change.userId, change.now));
  if (amount > 0) await insertLine(tx, 'revoke', change, { amount: -amount });
}

/**
 * Takes points off a member without an order, those that expire first before others; returns false and changes nothing where
 * there are too few. Must run in a transaction.
 */
export async function withdrawPoints(tx: Executor, change: Omit<PointChange, 'orderId'>): Promise<boolean> {
  if (!isChange(change)) return true;
  await openLedger(tx, change);
  const living = await readUnexpired(tx, change.userId, change.now);
  if (remainingOf(living) < change.amount) return false;
  await takeFrom(tx, living, change.amount);
  await insertLine(tx, 'revoke', change, { amount: -change.amount });
  return true;
}

/** Takes all points of a member who leaves. Must run in a transaction. */
export async function forfeitPoints(
  tx: Executor,
  change: Omit<PointChange, 'amount' | 'orderId'>,
): Promise<void> {
  await openLedger(tx, change);
  const living = await readUnexpired(tx, change.userId, change.now);
  const amount = remainingOf(living);
  if (amount === 0) return;
  await takeFrom(tx, living, amount);
  await insertLine(tx, 'revoke', change, { amount: -amount });
}

/** Takes what the member owes off the points that came with this change. */
export async function payDebts(tx: Executor, { userId, orderId, now }: PointGrant): Promise<void> {
  const amount = await settleDebts(tx, userId, now);
  const description = 'キャンセル・返品されたご注文のポイントの取り消し';
  if (amount > 0) await insertLine(tx, 'revoke', { userId, orderId, now, description }, { amount: -amount });
}

/** Locks the member's ledger until the transaction ends, and records what expired since the last change. */
export async function openLedger(
  tx: Executor,
  { userId, now }: Pick<PointChange, 'userId' | 'now'>,
): Promise<void> {
  await lockMember(tx, userId);
  await writeExpired(tx, userId, now, ({ expiresAt }) => expiresAt ?? now);
}

async function writeExpired(
  tx: Executor,
  userId: number,
  now: Date,
  dateOf: (entry: PointEntry) => Date,
): Promise<void> {
  for (const entry of await readExpired(tx, userId, now)) {
    await reduceRemaining(tx, entry.id, entry.remaining);
    await insertEntry(tx, {
      userId,
      kind: 'expire',
      amount: -entry.remaining,
      description: 'ポイントの有効期限切れ',
      createdAt: dateOf(entry),
    });
  }
}

/** Takes points from these grants in their order, and returns how many from which. */
export async function takeFrom(
  tx: Executor,
  living: readonly PointEntry[],
  amount: number,
): Promise<PointPart[]> {
  const parts: PointPart[] = [];
  let missing = amount;
  for (const { id, remaining } of living) {
    const taken = Math.min(remaining, missing);
    if (taken === 0) break;
    await reduceRemaining(tx, id, taken);
    parts.push({ grantId: id, amount: taken });
    missing -= taken;
  }
  return parts;
}

/** Writes a line of the ledger. */
export const insertLine = (
  tx: Executor,
  kind: PointEntry['kind'],
  { userId, description, orderId, now }: Omit<PointGrant, 'amount' | 'orderId'> & Partial<PointGrant>,
  values: Pick<PointEntry, 'amount'> & Partial<Pick<PointEntry, 'remaining' | 'expiresAt'>>,
) => insertEntry(tx, { userId, kind, description, orderId, createdAt: now, ...values });
