import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { passkeys, users } from '../db/schema';

export type PasskeyRow = typeof passkeys.$inferSelect;

const owned = (userId: number, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** The member's passkeys, as they were added. */
export const readPasskeys = (db: Executor, userId: number): Promise<PasskeyRow[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));

/** Adds a passkey; `null` where the shop has one of that id already. */
export async function insertPasskey(
  tx: Executor,
  values: typeof passkeys.$inferInsert,
): Promise<PasskeyRow | null> {
  const [row] = await tx.insert(passkeys).values(values).onConflictDoNothing().returning();
  return row ?? null;
}

/** Renames the member's passkey; `null` where it is not the member's. */
export async function renamePasskey(
  db: Executor,
  userId: number,
  { id, name }: Pick<PasskeyRow, 'id' | 'name'>,
): Promise<PasskeyRow | null> {
  const [row] = await db.update(passkeys).set({ name }).where(owned(userId, id)).returning();
  return row ?? null;
}

/** Deletes the member's passkey and returns it; `null` where it is not the member's. */
export async function removePasskey(tx: Executor, userId: number, id: number): Promise<PasskeyRow | null> {
  const [row] = await tx.delete(passkeys).where(owned(userId, id)).returning();
  return row ?? null;
}

/** Deletes all passkeys of the member; whether there was one. */
export async function removePasskeys(tx: Executor, userId: number): Promise<boolean> {
  const removed = await tx.delete(passkeys).where(eq(passkeys.userId, userId)).returning({ id: passkeys.id });
  return removed.length > 0;
}

/** Whether there still is a passkey. */
export const hasPasskey = async (db: Executor, id: number): Promise<boolean> =>
  (await db.$count(passkeys, eq(passkeys.id, id))) > 0;

/** A passkey of a shop with its member, who has not left. */
export async function findPasskeyUser(db: Executor, channelId: number, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, user: users })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(
      and(eq(passkeys.channelId, channelId), eq(passkeys.credentialId, credentialId), isNull(users.leftAt)),
    );
  return row ?? null;
}

/**
 * Stores a passkey's signature counter after a sign-in. False if this counter or a higher one is already stored: the
 * passkey may have been cloned. Devices that do not count always say 0.
 */
export async function countPasskeyUse(
  tx: Executor,
  id: number,
  { counter, now }: { readonly counter: number; readonly now: Date },
): Promise<boolean> {
  const isLater = lt(passkeys.counter, counter);
  const counted = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(and(eq(passkeys.id, id), counter === 0 ? or(isLater, eq(passkeys.counter, 0)) : isLater))
    .returning({ id: passkeys.id });
  return counted.length > 0;
}
