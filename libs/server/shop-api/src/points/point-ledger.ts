import type { Executor } from '../db/database';
import { lockMember } from '../users/lock-member';
import { insertEntry, type PointEntry, readExpired, readUnexpired, reduceRemaining } from './point-store';

/** Granted points are worth something for a year. */
const POINT_LIFETIME_MS = 365 * 24 * 60 * 60 * 1000;

/** One change of a member's points. `amount` is positive; 0 changes nothing. */
export interface PointChange {
  readonly userId: number;
  readonly amount: number;
  readonly description: string;
  readonly orderId?: number;
  readonly now: Date;
}

const isChange = ({ amount }: PointChange) => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`${amount} is no number of points`);
  return amount > 0;
};

/** Gives points that expire after a year. Must run in a transaction. */
export async function grantPoints(tx: Executor, change: PointChange): Promise<void> {
  if (!isChange(change)) return;
  await openLedger(tx, change);
  await insertComing(tx, 'grant', change);
}

/** Gives spent points back, for another year. Must run in a transaction. */
export async function refundPoints(tx: Executor, change: PointChange): Promise<void> {
  if (!isChange(change)) return;
  await openLedger(tx, change);
  await insertComing(tx, 'refund', change);
}

/**
 * Spends points, those first that expire first; false, and nothing changed, where there are too few.
 * Must run in a transaction.
 */
export async function spendPoints(tx: Executor, change: PointChange): Promise<boolean> {
  if (!isChange(change)) return true;
  await openLedger(tx, change);
  const living = await readUnexpired(tx, change.userId, change.now);
  if (sumOf(living) < change.amount) return false;
  await takeFrom(tx, living, change.amount);
  await insertGoing(tx, 'use', change);
  return true;
}

/**
 * Takes granted points back, as far as they are still there: the balance never falls below zero.
 * Returns how many were taken. Must run in a transaction.
 */
export async function revokePoints(tx: Executor, change: PointChange): Promise<number> {
  if (!isChange(change)) return 0;
  await openLedger(tx, change);
  const living = await readUnexpired(tx, change.userId, change.now);
  const amount = Math.min(change.amount, sumOf(living));
  if (amount === 0) return 0;
  await takeFrom(tx, living, amount);
  await insertGoing(tx, 'revoke', { ...change, amount });
  return amount;
}

const sumOf = (entries: readonly PointEntry[]) => entries.reduce((sum, { remaining }) => sum + remaining, 0);

/** Holds the member's ledger until the transaction ends, and writes down what expired since the last change. */
async function openLedger(tx: Executor, { userId, now }: PointChange): Promise<void> {
  await lockMember(tx, userId);
  for (const { id, remaining, expiresAt } of await readExpired(tx, userId, now)) {
    await reduceRemaining(tx, id, remaining);
    await insertEntry(tx, {
      userId,
      kind: 'expire',
      amount: -remaining,
      description: 'ポイントの有効期限切れ',
      createdAt: expiresAt ?? now,
    });
  }
}

async function takeFrom(tx: Executor, living: readonly PointEntry[], amount: number): Promise<void> {
  let missing = amount;
  for (const { id, remaining } of living) {
    const taken = Math.min(remaining, missing);
    if (taken > 0) await reduceRemaining(tx, id, taken);
    missing -= taken;
  }
}

const insertComing = (tx: Executor, kind: 'grant' | 'refund', change: PointChange) =>
  insertEntry(tx, {
    userId: change.userId,
    kind,
    amount: change.amount,
    remaining: change.amount,
    description: change.description,
    orderId: change.orderId ?? null,
    expiresAt: new Date(change.now.getTime() + POINT_LIFETIME_MS),
    createdAt: change.now,
  });

const insertGoing = (tx: Executor, kind: 'use' | 'revoke', change: PointChange) =>
  insertEntry(tx, {
    userId: change.userId,
    kind,
    amount: -change.amount,
    description: change.description,
    orderId: change.orderId ?? null,
    createdAt: change.now,
  });
