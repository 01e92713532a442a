import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { pointEntries, pointUses } from '../db/schema';
import { readUnexpired, reduceRemaining } from './point-store';

/** Points of one grant. */
export interface PointPart {
  readonly grantId: number;
  readonly amount: number;
}

/** Records which grants an order was paid with. */
export async function insertUses(tx: Executor, orderId: number, parts: readonly PointPart[]): Promise<void> {
  if (parts.length > 0) await tx.insert(pointUses).values(parts.map((part) => ({ orderId, ...part })));
}

/** Deletes what an order was paid with, and returns it; `isRevoked`: the grant was revoked. */
export async function deleteUses(
  tx: Executor,
  orderId: number,
): Promise<readonly (PointPart & { readonly isRevoked: boolean })[]> {
  const { grantId, amount } = pointUses;
  const uses = await tx
    .select({ grantId, amount, isRevoked: pointEntries.isRevoked })
    .from(pointUses)
    .innerJoin(pointEntries, eq(pointEntries.id, grantId))
    .where(eq(pointUses.orderId, orderId));
  await tx.delete(pointUses).where(eq(pointUses.orderId, orderId));
  return uses;
}

/** When an order used points; `now` where it did not. */
export async function usedAt(tx: Executor, orderId: number, now: Date): Promise<Date> {
  const [line] = await tx
    .select({ createdAt: pointEntries.createdAt })
    .from(pointEntries)
    .where(and(eq(pointEntries.orderId, orderId), eq(pointEntries.kind, 'use')));
  return line?.createdAt ?? now;
}

/**
 * Replaces spent points of revoked grants by the member's unexpired points, as far as there are any: the orders that
 * they paid count as paid with these from then on. Returns how many were taken. The caller holds the member's ledger.
 */
export async function settleDebts(tx: Executor, userId: number, now: Date): Promise<number> {
  const debts = await tx
    .select({ id: pointUses.id, orderId: pointUses.orderId, amount: pointUses.amount })
    .from(pointUses)
    .innerJoin(pointEntries, eq(pointEntries.id, pointUses.grantId))
    .where(and(eq(pointEntries.userId, userId), pointEntries.isRevoked))
    .orderBy(asc(pointUses.id));
  let settled = 0;
  for (const debt of debts) {
    let missing = debt.amount;
    for (const { id, remaining } of await readUnexpired(tx, userId, now)) {
      const amount = Math.min(remaining, missing);
      if (amount === 0) break;
      await reduceRemaining(tx, id, amount);
      await insertUses(tx, debt.orderId, [{ grantId: id, amount }]);
      missing -= amount;
    }
    if (missing === 0) await tx.delete(pointUses).where(eq(pointUses.id, debt.id));
    else if (missing < debt.amount)
      await tx.update(pointUses).set({ amount: missing }).where(eq(pointUses.id, debt.id));
    settled += debt.amount - missing;
    if (missing > 0) break;
  }
  return settled;
}
