import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { type StoredAddress, userAddresses, users } from '../db/schema';

/** One row of the address book. */
export type AddressRow = typeof userAddresses.$inferSelect;

/** What a member may write of a row. */
export interface AddressFields extends StoredAddress {
  readonly name: string;
  readonly divisionCt: number;
}

/** The two exclusive flags (account §4). */
export type AddressFlag = 'isDefault' | 'isSenderDefault';

/**
 * Makes changes of one member's address book wait for each other. Must run in a transaction. It locks only what
 * foreign keys do not need, so that an order of the same member is not held up.
 */
export async function lockAddressBook(tx: Executor, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

const defaultFirst = [desc(userAddresses.isDefault), asc(userAddresses.id)];

/** The whole book, the default first, then as they were added. */
export const listAddresses = (db: Executor, userId: number): Promise<AddressRow[]> =>
  db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(...defaultFirst);

/** One page of the book, in the same order, with the number of its addresses. */
export async function readAddressPage(
  db: Executor,
  userId: number,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: AddressRow[]; total: number }> {
  const isOwn = eq(userAddresses.userId, userId);
  const rows = await db
    .select()
    .from(userAddresses)
    .where(isOwn)
    .orderBy(...defaultFirst)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(userAddresses, isOwn) };
}

const owned = (userId: number, id: number) => and(eq(userAddresses.id, id), eq(userAddresses.userId, userId));

/** The member's address of that id; null also where it is another's. */
export async function findAddress(db: Executor, userId: number, id: number): Promise<AddressRow | null> {
  const [row] = await db.select().from(userAddresses).where(owned(userId, id)).limit(1);
  return row ?? null;
}

export async function insertAddress(
  tx: Executor,
  values: AddressFields & { userId: number; isDefault: boolean; isSenderDefault: boolean; createdAt: Date },
): Promise<AddressRow> {
  const [row] = await tx.insert(userAddresses).values(values).returning();
  if (row === undefined) throw new Error('The database did not return the new address');
  return row;
}

/** Replaces what the member may write; null where the address is not the member's. */
export async function replaceAddress(
  db: Executor,
  userId: number,
  id: number,
  fields: AddressFields,
): Promise<AddressRow | null> {
  const [row] = await db.update(userAddresses).set(fields).where(owned(userId, id)).returning();
  return row ?? null;
}

/** Removes an address and returns it; null where it is not the member's. */
export async function removeAddress(tx: Executor, userId: number, id: number): Promise<AddressRow | null> {
  const [row] = await tx.delete(userAddresses).where(owned(userId, id)).returning();
  return row ?? null;
}

/** Moves a flag to one address of the member. First taken, then given: the index allows it only once per member. */
export async function moveFlag(tx: Executor, userId: number, id: number, flag: AddressFlag): Promise<void> {
  const column = userAddresses[flag];
  await tx
    .update(userAddresses)
    .set({ [flag]: false })
    .where(and(eq(userAddresses.userId, userId), sql`${column}`));
  await tx
    .update(userAddresses)
    .set({ [flag]: true })
    .where(owned(userId, id));
}

/** Empties the member's book. */
export async function removeAllAddresses(db: Executor, userId: number): Promise<void> {
  await db.delete(userAddresses).where(eq(userAddresses.userId, userId));
}
