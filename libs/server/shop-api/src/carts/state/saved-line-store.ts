import { MAX_QUANTITY } from '@shop/contract/carts/max-quantity';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { savedCartLines } from '../../db/schema';
import { createPartKey } from './cart-token';

/** The most products that are put aside, so that responses have a bounded size. */
export const MAX_SAVED = 100;

/** Whose it is: the member's of a cart, or the cart's where it belongs to a guest. */
export interface SavedLineOwner {
  readonly id: number;
  readonly userId: number | null;
}

export type SavedLineRow = typeof savedCartLines.$inferSelect;

/** What is put aside. */
export type SavedGoods = Pick<SavedLineRow, 'productId' | 'uosId' | 'quantity'>;

/** The condition of the rows of an owner. */
export const ownedBy = ({ id, userId }: SavedLineOwner): SQL =>
  userId === null ? eq(savedCartLines.cartId, id) : eq(savedCartLines.userId, userId);

/** Whether two are of the same product in the same unit, and therefore one row. */
export const isSame = (one: Omit<SavedGoods, 'quantity'>, other: Omit<SavedGoods, 'quantity'>): boolean =>
  one.productId === other.productId && one.uosId === other.uosId;

export const listSavedRows = (tx: Executor, owner: SavedLineOwner): Promise<SavedLineRow[]> =>
  tx.select().from(savedCartLines).where(ownedBy(owner));

export async function findSavedRow(
  tx: Executor,
  owner: SavedLineOwner,
  key: string,
): Promise<SavedLineRow | null> {
  const [row] = await tx
    .select()
    .from(savedCartLines)
    .where(and(ownedBy(owner), eq(savedCartLines.key, key)));
  return row ?? null;
}

/**
 * Puts goods aside; more of the same raises the quantity, up to MAX_QUANTITY. The caller has locked the owner's cart.
 */
export async function insertSaved(
  tx: Executor,
  owner: SavedLineOwner,
  { productId, uosId, quantity }: SavedGoods,
  createdAt: Date,
): Promise<void> {
  const sameUnit = uosId === null ? isNull(savedCartLines.uosId) : eq(savedCartLines.uosId, uosId);
  const [same] = await tx
    .select()
    .from(savedCartLines)
    .where(and(ownedBy(owner), eq(savedCartLines.productId, productId), sameUnit));
  if (same !== undefined)
    return setSavedQuantity(tx, same.id, Math.min(MAX_QUANTITY, same.quantity + quantity));
  const of = owner.userId === null ? { cartId: owner.id } : { userId: owner.userId };
  await tx
    .insert(savedCartLines)
    .values({ ...of, key: createPartKey(), productId, uosId, quantity, createdAt });
}

/** Sets how much is put aside; with 0 nothing is. */
export async function setSavedQuantity(tx: Executor, id: number, quantity: number): Promise<void> {
  if (quantity > 0) await tx.update(savedCartLines).set({ quantity }).where(eq(savedCartLines.id, id));
  else await tx.delete(savedCartLines).where(eq(savedCartLines.id, id));
}

export async function deleteSaved(tx: Executor, owner: SavedLineOwner, key: string): Promise<void> {
  await tx.delete(savedCartLines).where(and(ownedBy(owner), eq(savedCartLines.key, key)));
}

/**
 * Hands over what was put aside: from a guest's cart to the member who signed in, or to the guest's next cart. Nobody is
 * there to choose: where it is more than MAX_SAVED together, what was put aside last stays, and of one product at most
 * MAX_QUANTITY.
 */
export async function moveSaved(tx: Executor, from: SavedLineOwner, to: SavedLineOwner): Promise<void> {
  const rows = await listSavedRows(tx, from);
  if (rows.length === 0) return;
  for (const row of rows) {
    await insertSaved(tx, to, row, row.createdAt);
    await setSavedQuantity(tx, row.id, 0);
  }
  const newestFirst = await tx
    .select({ id: savedCartLines.id })
    .from(savedCartLines)
    .where(ownedBy(to))
    .orderBy(desc(savedCartLines.createdAt), desc(savedCartLines.id));
  const surplus = newestFirst.slice(MAX_SAVED).map(({ id }) => id);
  if (surplus.length > 0) await tx.delete(savedCartLines).where(inArray(savedCartLines.id, surplus));
}
