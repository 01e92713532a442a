import { and, asc, desc, eq, or, sql } from 'drizzle-orm';
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

const isDebt = or(pointEntries.isRevoked, pointUses.isOwed);

/**
 * Takes so many of the points that an order was paid with off its uses, fewer where it has fewer, and returns them.
 * `isDebt`: they are no longer granted. Debts go first, then those that expire last.
 */
export async function takeUses(
  tx: Executor,
  orderId: number,
  amount: number,
): Promise<readonly (PointPart & { readonly isDebt: boolean })[]> {
  const uses = await tx
    .select({ use: pointUses, isDebt: sql<boolean>`${isDebt}` })
    .from(pointUses)
    .innerJoin(pointEntries, eq(pointEntries.id, pointUses.grantId))
    .where(eq(pointUses.orderId, orderId))
    .orderBy(desc(sql`${isDebt}`), sql`${pointEntries.expiresAt} desc nulls first`, asc(pointUses.id));
  const taken = [];
  let missing = amount;
  for (const { use, isDebt: owed } of uses) {
    const part = Math.min(use.amount, missing);
    if (part === 0) break;
    await reduceUse(tx, use, part);
    taken.push({ grantId: use.grantId, amount: part, isDebt: owed });
    missing -= part;
  }
  return taken;
}

/** Marks so many of the points of a grant that orders were paid with as owed, the latest first. */
export async function oweUses(tx: Executor, grantId: number, amount: number): Promise<void> {
  const uses = await tx
    .select()
    .from(pointUses)
    .where(and(eq(pointUses.grantId, grantId), eq(pointUses.isOwed, false)))
    .orderBy(desc(pointUses.id));
  let missing = amount;
  for (const use of uses) {
    const part = Math.min(use.amount, missing);
    if (part === 0) break;
    await reduceUse(tx, use, part);
    await tx.insert(pointUses).values({ orderId: use.orderId, grantId, amount: part, isOwed: true });
    missing -= part;
  }
}

/** Takes the mark of `oweUses` off so many of the points of a grant, fewer where fewer are owed still; returns how many. */
export async function unoweUses(tx: Executor, grantId: number, amount: number): Promise<number> {
  const owed = await tx
    .select()
    .from(pointUses)
    .where(and(eq(pointUses.grantId, grantId), eq(pointUses.isOwed, true)))
    .orderBy(asc(pointUses.id));
  let missing = amount;
  for (const use of owed) {
    const part = Math.min(use.amount, missing);
    if (part === 0) break;
    await reduceUse(tx, use, part);
    await insertUses(tx, use.orderId, [{ grantId, amount: part }]);
    missing -= part;
  }
  return amount - missing;
}

async function reduceUse(
  tx: Executor,
  { id, amount }: Pick<typeof pointUses.$inferSelect, 'id' | 'amount'>,
  taken: number,
): Promise<void> {
  if (taken === amount) await tx.delete(pointUses).where(eq(pointUses.id, id));
  else
    await tx
      .update(pointUses)
      .set({ amount: amount - taken })
      .where(eq(pointUses.id, id));
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
 * Replaces spent points that are no longer granted by the member's unexpired points, as far as there are any: the orders that
 * they paid count as paid with these from then on. Returns how many were taken. The caller holds the member's ledger.
 */
export async function settleDebts(tx: Executor, userId: number, now: Date): Promise<number> {
  const debts = await tx
    .select({ id: pointUses.id, orderId: pointUses.orderId, amount: pointUses.amount })
    .from(pointUses)
    .innerJoin(pointEntries, eq(pointEntries.id, pointUses.grantId))
    .where(and(eq(pointEntries.userId, userId), isDebt))
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
    if (missing < debt.amount) await reduceUse(tx, debt, debt.amount - missing);
    settled += debt.amount - missing;
    if (missing > 0) break;
  }
  return settled;
}

/** How many of the points that an order granted are spent and no longer granted, and nothing has replaced them. */
export async function countOwedPoints(tx: Executor, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ owed: sql<number>`coalesce(sum(${pointUses.amount}), 0)`.mapWith(Number) })
    .from(pointUses)
    .innerJoin(pointEntries, eq(pointEntries.id, pointUses.grantId))
    .where(and(eq(pointEntries.orderId, orderId), isDebt));
  return row?.owed ?? 0;
}
