import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { bookmarks, productModels, products, users } from '../db/schema';
import { shownProduct } from '../products/shown-product';

export type BookmarkRow = typeof bookmarks.$inferSelect;

const mine = (userId: number, channelId: number, id?: number) =>
  and(
    eq(bookmarks.userId, userId),
    id === undefined ? undefined : eq(bookmarks.id, id),
    shownProduct(channelId),
  );

const select = (db: Executor) =>
  db
    .select({ bookmark: bookmarks })
    .from(bookmarks)
    .innerJoin(products, eq(products.id, bookmarks.productId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId));

/** A page of the member's bookmarks whose products are shown, newest first. */
export async function readBookmarks(
  db: Executor,
  owner: { readonly userId: number; readonly channelId: number },
  bounds: { readonly limit: number; readonly offset: number },
): Promise<{ rows: BookmarkRow[]; total: number }> {
  const condition = mine(owner.userId, owner.channelId);
  const rows = await select(db)
    .where(condition)
    .orderBy(desc(bookmarks.createdAt), desc(bookmarks.id))
    .limit(bounds.limit)
    .offset(bounds.offset);
  const total = await db.$count(select(db).where(condition).as('found'));
  return { rows: rows.map(({ bookmark }) => bookmark), total };
}

/** The member's bookmark of that id, `null` also where it is another's. */
export async function findBookmark(
  db: Executor,
  owner: { readonly userId: number; readonly channelId: number },
  id: number,
): Promise<BookmarkRow | null> {
  const [row] = await select(db)
    .where(mine(owner.userId, owner.channelId, id))
    .limit(1);
  return row?.bookmark ?? null;
}

/**
 * Bookmarks a product once; returns the bookmark and the number of bookmarks that the member sees: those of hidden products
 * cannot be removed, and take no place. The member's row is locked meanwhile.
 */
export async function insertBookmark(
  tx: Executor,
  channelId: number,
  values: { readonly userId: number; readonly productId: number; readonly createdAt: Date },
): Promise<{ row: BookmarkRow; count: number }> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, values.userId)).for('no key update');
  await tx.insert(bookmarks).values(values).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(bookmarks)
    .where(and(eq(bookmarks.userId, values.userId), eq(bookmarks.productId, values.productId)));
  if (row === undefined) throw new Error('The bookmark was not stored');
  const shown = select(tx).where(mine(values.userId, channelId));
  return { row, count: await tx.$count(shown.as('shown')) };
}

/** Removes the member's bookmark; false where there is none of that id. */
export async function removeBookmark(db: Executor, userId: number, id: number): Promise<boolean> {
  const removed = await db
    .delete(bookmarks)
    .where(and(eq(bookmarks.id, id), eq(bookmarks.userId, userId)))
    .returning({ id: bookmarks.id });
  return removed.length > 0;
}
