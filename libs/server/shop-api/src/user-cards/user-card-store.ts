import { and, asc, desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { userCards } from '../db/schema';

export type CardRow = typeof userCards.$inferSelect;

const owned = (userId: number, id: number) => and(eq(userCards.id, id), eq(userCards.userId, userId));

/** The member's cards, the main one first, then as they were added. */
export const readCards = (db: Executor, userId: number): Promise<CardRow[]> =>
  db
    .select()
    .from(userCards)
    .where(eq(userCards.userId, userId))
    .orderBy(desc(userCards.isMain), asc(userCards.id));

export async function insertCard(tx: Executor, values: typeof userCards.$inferInsert): Promise<CardRow> {
  const [row] = await tx.insert(userCards).values(values).returning();
  if (row === undefined) throw new Error('The database did not return the new card');
  return row;
}

/** Removes the member's card and answers what it was; `null` where it is not the member's. */
export async function removeCard(tx: Executor, userId: number, id: number): Promise<CardRow | null> {
  const [row] = await tx.delete(userCards).where(owned(userId, id)).returning();
  return row ?? null;
}

/**
 * Makes one card of the member the main one; false where it is not the member's.
 * First taken, then given: the index allows it only once per member.
 */
export async function moveMain(tx: Executor, userId: number, id: number): Promise<boolean> {
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
