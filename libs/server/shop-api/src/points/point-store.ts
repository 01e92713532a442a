import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { pointEntries } from '../db/schema';
import { sum } from '../pricing/sum';

export type PointEntry = typeof pointEntries.$inferSelect;
export type NewPointEntry = typeof pointEntries.$inferInsert;

/** What is left of grants, together. */
export const remainingOf = (grants: readonly Pick<PointEntry, 'remaining'>[]): number =>
  sum(grants.map(({ remaining }) => remaining));

const hasLeft = (userId: number): SQL | undefined =>
  and(eq(pointEntries.userId, userId), gt(pointEntries.remaining, 0));
const isAlive = (now: Date): SQL | undefined =>
  or(isNull(pointEntries.expiresAt), gt(pointEntries.expiresAt, now));

/** The member's unexpired grants with something left, those that expire first before others. */
export const readUnexpired = (db: Executor, userId: number, now: Date): Promise<PointEntry[]> =>
  db
    .select()
    .from(pointEntries)
    .where(and(hasLeft(userId), isAlive(now)))
    .orderBy(sql`${pointEntries.expiresAt} nulls last`, asc(pointEntries.id));

/** How many points the member can use now. */
export async function pointBalance(db: Executor, userId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${pointEntries.remaining}), 0)`.mapWith(Number) })
    .from(pointEntries)
    .where(and(hasLeft(userId), isAlive(now)));
  return row?.sum ?? 0;
}

/** Grants that expired with something left. */
export const readExpired = (tx: Executor, userId: number, now: Date): Promise<PointEntry[]> =>
  tx
    .select()
    .from(pointEntries)
    .where(and(hasLeft(userId), lte(pointEntries.expiresAt, now)))
    .orderBy(asc(pointEntries.id));

export async function insertEntry(tx: Executor, entry: NewPointEntry): Promise<void> {
  await tx.insert(pointEntries).values(entry);
}

/** Subtracts `amount` from what is left of a grant; a negative amount goes back to it. */
export async function reduceRemaining(tx: Executor, id: number, amount: number): Promise<void> {
  await tx
    .update(pointEntries)
    .set({ remaining: sql`${pointEntries.remaining} - ${amount}::int` })
    .where(eq(pointEntries.id, id));
}

/** Marks the points that an order granted as revoked, takes what is left of them and returns how many those were. */
export async function markRevoked(tx: Executor, orderId: number): Promise<number> {
  const grants = await tx
    .select({ id: pointEntries.id, remaining: pointEntries.remaining })
    .from(pointEntries)
    .where(and(eq(pointEntries.orderId, orderId), eq(pointEntries.kind, 'grant')));
  await tx
    .update(pointEntries)
    .set({ isRevoked: true, remaining: 0 })
    .where(and(eq(pointEntries.orderId, orderId), eq(pointEntries.kind, 'grant')));
  return remainingOf(grants);
}

/** The points that an order granted; null where it has granted none. */
export async function findGrant(tx: Executor, orderId: number): Promise<PointEntry | null> {
  const [grant] = await tx
    .select()
    .from(pointEntries)
    .where(and(eq(pointEntries.orderId, orderId), eq(pointEntries.kind, 'grant')));
  return grant ?? null;
}

/** A page of the ledger, newest first, each line with the balance after it. */
export function readLedger(
  db: Executor,
  userId: number,
  bounds: { readonly limit: number; readonly offset: number },
) {
  const ledger = db
    .select({
      id: pointEntries.id,
      kind: pointEntries.kind,
      amount: pointEntries.amount,
      description: pointEntries.description,
      expiresAt: pointEntries.expiresAt,
      createdAt: pointEntries.createdAt,
      balance: sql<number>`sum(amount) over (order by created_at, id)`.mapWith(Number).as('balance'),
    })
    .from(pointEntries)
    .where(eq(pointEntries.userId, userId))
    .as('ledger');
  return db
    .select()
    .from(ledger)
    .orderBy(desc(ledger.createdAt), desc(ledger.id))
    .limit(bounds.limit)
    .offset(bounds.offset);
}
