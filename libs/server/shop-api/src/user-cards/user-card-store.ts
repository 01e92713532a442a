import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { userCards } from '../db/schema';

export type CardRow = typeof userCards.$inferSelect;

const owned = (userId: number, id: number) => and(eq(userCards.id, id), eq(userCards.userId, userId));

const mainFirst = [desc(userCards.isMain), asc(userCards.id)];

/** The member's cards, the main one first, then as they were added. */
export const readCards = (db: Executor, userId: number): Promise<CardRow[]> =>
  db
    .select()
    .from(userCards)
    .where(eq(userCards.userId, userId))
    .orderBy(...mainFirst);

/** One page of the cards, in the same order, with the number of all. */
export async function readCardPage(
  db: Executor,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: CardRow[]; total: number }> {
  const isOwn = eq(userCards.userId, userId);
  const rows = await db
    .select()
    .from(userCards)
    .where(isOwn)
    .orderBy(...mainFirst)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(userCards, isOwn) };
}

export async function insertCard(tx: Executor, values: typeof userCards.$inferInsert): Promise<CardRow> {
  const [row] = await tx.insert(userCards).values(values).returning();
  if (row === undefined) throw new Error('The database did not return the new card');
  return row;
}

/** Deletes the member's card and returns it; `null` where it is not the member's. */
export async function removeCard(tx: Executor, userId: number, id: number): Promise<CardRow | null> {
  const [row] = await tx.delete(userCards).where(owned(userId, id)).returning();
  return row ?? null;
}

/**
 * Makes one card of the member the main one; false where it is not the member's. The old flag is cleared first,
 * because the unique index allows one main card for each member.
 */
export async function setMainCardRow(tx: Executor, userId: number, id: number): Promise<boolean> {
  await tx
    .update(userCards)
    .set({ isMain: false })
    .where(and(eq(userCards.userId, userId), eq(userCards.isMain, true)));
  const moved = await tx
    .update(userCards)
    .set({ isMain: true })
    .where(owned(userId, id))
    .returning({ id: userCards.id });
  return moved.length > 0;
}

/** The member's card of that id; `null` where it is not the member's. */
export async function findOwnCard(db: Executor, userId: number, id: number): Promise<CardRow | null> {
  const [row] = await db.select().from(userCards).where(owned(userId, id));
  return row ?? null;
}
