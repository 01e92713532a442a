import { FAVOURITES_KEY } from '@shop/contract/user-lists/user-list';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { productModels, products, userListItems, userLists } from '../db/schema';
import { shownProduct } from '../products/shown-product';

const FAVOURITES_NAME = 'お気に入り';

/** The owner of the lists: a member in a shop. */
export interface ListOwner {
  readonly userId: number;
  readonly channelId: number;
}

interface ListRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly count: number;
}

/** Creates the list of favourites that every member has, as part of creating the member. */
export async function createFavouritesList(
  db: Executor,
  userIds: readonly number[],
  createdAt: Date,
): Promise<void> {
  await db
    .insert(userLists)
    .values(userIds.map((userId) => ({ userId, key: FAVOURITES_KEY, name: FAVOURITES_NAME, createdAt })))
    .onConflictDoNothing();
}

/** The member's lists in the order in which they were made; only the one of `key` where it is given. */
export async function readLists(db: Executor, owner: ListOwner, key?: string): Promise<ListRow[]> {
  const lists = await db
    .select({ id: userLists.id, key: userLists.key, name: userLists.name })
    .from(userLists)
    .where(and(eq(userLists.userId, owner.userId), key === undefined ? undefined : eq(userLists.key, key)))
    .orderBy(asc(userLists.id));
  const counts = await db
    .select({ listId: userListItems.listId, count: count() })
    .from(userListItems)
    .innerJoin(userLists, eq(userLists.id, userListItems.listId))
    .innerJoin(products, eq(products.id, userListItems.productId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(eq(userLists.userId, owner.userId), shownProduct(owner.channelId)))
    .groupBy(userListItems.listId);
  return lists.map((list) => ({
    ...list,
    count: counts.find(({ listId }) => listId === list.id)?.count ?? 0,
  }));
}

/** The entries of a list whose products are shown, newest first. */
export const readItems = (
  db: Executor,
  owner: ListOwner,
  listId: number,
  bounds: { readonly limit: number; readonly offset: number },
) =>
  db
    .select({
      id: userListItems.id,
      productId: userListItems.productId,
      createdAt: userListItems.createdAt,
    })
    .from(userListItems)
    .innerJoin(userLists, eq(userLists.id, userListItems.listId))
    .innerJoin(products, eq(products.id, userListItems.productId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(eq(userLists.userId, owner.userId), eq(userLists.id, listId), shownProduct(owner.channelId)))
    .orderBy(desc(userListItems.createdAt), desc(userListItems.id))
    .limit(bounds.limit)
    .offset(bounds.offset);

/**
 * The member's list of favourites, locked until the transaction ends, so that its limit cannot be exceeded.
 */
export async function lockFavourites(tx: Executor, userId: number, now: Date): Promise<number> {
  await createFavouritesList(tx, [userId], now);
  const [list] = await tx
    .select({ id: userLists.id })
    .from(userLists)
    .where(and(eq(userLists.userId, userId), eq(userLists.key, FAVOURITES_KEY)))
    .for('update');
  if (list === undefined) throw new Error('The list of favourites was not made');
  return list.id;
}

/**
 * Adds products to a list, in the order given; those in it already stay. Returns how many the member then sees in it: hidden
 * products cannot be taken out, and take no place.
 */
export async function insertItems(
  tx: Executor,
  list: { readonly id: number; readonly channelId: number },
  productIds: readonly number[],
  createdAt: Date,
): Promise<number> {
  await tx
    .insert(userListItems)
    .values(productIds.map((productId) => ({ listId: list.id, productId, createdAt })))
    .onConflictDoNothing();
  const shown = tx
    .select({ id: userListItems.id })
    .from(userListItems)
    .innerJoin(products, eq(products.id, userListItems.productId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(eq(userListItems.listId, list.id), shownProduct(list.channelId)));
  return tx.$count(shown.as('shown'));
}

/** Takes products out of the member's lists, or out of the one of `key`. */
export async function removeItems(
  db: Executor,
  userId: number,
  productIds: readonly number[],
  key?: string,
): Promise<void> {
  const lists = db
    .select({ id: userLists.id })
    .from(userLists)
    .where(and(eq(userLists.userId, userId), key === undefined ? undefined : eq(userLists.key, key)));
  await db
    .delete(userListItems)
    .where(and(inArray(userListItems.listId, lists), inArray(userListItems.productId, [...productIds])));
}
