import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { userMemorials } from '../db/schema';

export type MemorialRow = typeof userMemorials.$inferSelect;
/** What a member may write of a row. */
export type MemorialFields = Pick<
  MemorialRow,
  'targetUserName' | 'divisionCt' | 'name' | 'month' | 'date' | 'call'
>;

const owned = (userId: number, id: number) => and(eq(userMemorials.id, id), eq(userMemorials.userId, userId));

/** A page of the member's days in the order of the year. */
export const readMemorials = (
  db: Executor,
  userId: number,
  bounds: { readonly limit: number; readonly offset: number },
): Promise<MemorialRow[]> =>
  db
    .select()
    .from(userMemorials)
    .where(eq(userMemorials.userId, userId))
    .orderBy(asc(userMemorials.month), asc(userMemorials.date), asc(userMemorials.id))
    .limit(bounds.limit)
    .offset(bounds.offset);

export const countMemorials = (db: Executor, userId: number): Promise<number> =>
  db.$count(userMemorials, eq(userMemorials.userId, userId));

/** The member's day of that id; `null` also where it is another's. */
export async function findMemorial(db: Executor, userId: number, id: number): Promise<MemorialRow | null> {
  const [row] = await db.select().from(userMemorials).where(owned(userId, id));
  return row ?? null;
}

/** The day that a request of the member has added before; `null` where it is a new request, or one without a key. */
export async function findRequestedMemorial(
  tx: Executor,
  userId: number,
  requestKey: string | null,
): Promise<MemorialRow | null> {
  if (requestKey === null) return null;
  const [row] = await tx
    .select()
    .from(userMemorials)
    .where(and(eq(userMemorials.userId, userId), eq(userMemorials.requestKey, requestKey)));
  return row ?? null;
}

export async function insertMemorial(
  tx: Executor,
  values: MemorialFields & Pick<MemorialRow, 'userId' | 'requestKey' | 'createdAt'>,
): Promise<MemorialRow> {
  const [row] = await tx.insert(userMemorials).values(values).returning();
  if (row === undefined) throw new Error('The database did not return the new day');
  return row;
}

/** Replaces what the member may write; `null` where the day is not the member's. */
export async function replaceMemorial(
  db: Executor,
  userId: number,
  id: number,
  fields: MemorialFields,
): Promise<MemorialRow | null> {
  const [row] = await db.update(userMemorials).set(fields).where(owned(userId, id)).returning();
  return row ?? null;
}

/** Removes the member's day; false where there is none of that id. */
export async function removeMemorial(db: Executor, userId: number, id: number): Promise<boolean> {
  const removed = await db.delete(userMemorials).where(owned(userId, id)).returning({ id: userMemorials.id });
  return removed.length > 0;
}
