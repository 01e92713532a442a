import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { type StoredAddress, userAddresses, users } from '../db/schema';
import { addressCondition } from './address-search';

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

/** The number of addresses in the book. */
export const countAddresses = (db: Executor, userId: number): Promise<number> =>
  db.$count(userAddresses, eq(userAddresses.userId, userId));

/** The address that was added first; null where the book is empty. */
export async function findOldestAddress(db: Executor, userId: number): Promise<AddressRow | null> {
  const [row] = await db
    .select()
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId))
    .orderBy(asc(userAddresses.id))
    .limit(1);
  return row ?? null;
}

/** One page of the addresses that contain `word`, or of all, in the same order, with their number. */
export async function readAddressPage(
  db: Executor,
  userId: number,
  { limit, offset, word }: { readonly limit: number; readonly offset: number; readonly word: string },
): Promise<{ rows: AddressRow[]; total: number }> {
  const isFound = and(eq(userAddresses.userId, userId), addressCondition(word));
  const rows = await db
    .select()
    .from(userAddresses)
    .where(isFound)
    .orderBy(...defaultFirst)
    .limit(limit)
    .offset(offset);
  return { rows, total: await db.$count(userAddresses, isFound) };
}

const owned = (userId: number, id: number) => and(eq(userAddresses.id, id), eq(userAddresses.userId, userId));

/** The member's address of that id; null also where it is another's. */
export async function findAddress(db: Executor, userId: number, id: number): Promise<AddressRow | null> {
  const [row] = await db.select().from(userAddresses).where(owned(userId, id)).limit(1);
  return row ?? null;
}

/** The address that a request of the member has added before; null where it is a new request, or one without a key. */
export async function findRequestedAddress(
  tx: Executor,
  userId: number,
  requestKey: string | null,
): Promise<AddressRow | null> {
  if (requestKey === null) return null;
  const [row] = await tx
    .select()
    .from(userAddresses)
    .where(and(eq(userAddresses.userId, userId), eq(userAddresses.requestKey, requestKey)));
  return row ?? null;
}

/** Adds addresses, in one statement; at least one. Returns the first. */
export async function insertAddresses(
  tx: Executor,
  values: readonly (AddressFields & {
    userId: number;
    requestKey: string | null;
    isDefault: boolean;
    isSenderDefault: boolean;
    createdAt: Date;
  })[],
): Promise<AddressRow> {
  const [row] = await tx
    .insert(userAddresses)
    .values([...values])
    .returning();
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
