import { and, count, desc, eq, notInArray, type SQL, sql } from 'drizzle-orm';
import { PRODUCT_HISTORY_LIMIT } from '@shop/contract/product-histories/product-history';
import type { Database, Executor } from '../db/database';
import { productHistories, productModels, products } from '../db/schema';
import { shownProduct } from '../products/shown-product';

/** The owner of a history: a member, or a guest by the hash of the guest token. */
export type HistoryOwner = { readonly userId: number } | { readonly guestTokenHash: string };

const ownedBy = (owner: HistoryOwner): SQL =>
  'userId' in owner
    ? eq(productHistories.userId, owner.userId)
    : eq(productHistories.guestTokenHash, owner.guestTokenHash);

const newestFirst = [desc(productHistories.viewedAt), desc(productHistories.id)];

/** A page of the shown products of a history, newest first, with the number of all. */
export async function readHistory(
  db: Executor,
  channelId: number,
  owner: HistoryOwner,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const shown = and(ownedBy(owner), shownProduct(channelId));
  const rows = await db
    .select({ productId: productHistories.productId, viewedAt: productHistories.viewedAt })
    .from(productHistories)
    .innerJoin(products, eq(products.id, productHistories.productId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(shown)
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(offset);
  const [counted] = await db
    .select({ total: count() })
    .from(productHistories)
    .innerJoin(products, eq(products.id, productHistories.productId))
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(shown);
  return { rows, total: counted?.total ?? 0 };
}

/** Whether a guest has a history. */
export async function hasGuestHistory(
  db: Executor,
  channelId: number,
  guestTokenHash: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: productHistories.id })
    .from(productHistories)
    .where(and(eq(productHistories.channelId, channelId), ownedBy({ guestTokenHash })))
    .limit(1);
  return rows.length > 0;
}

/** Waits for other changes of the same history: two at once would each delete what the other keeps. */
const lockHistory = (tx: Executor, owner: HistoryOwner) => {
  const name = 'userId' in owner ? `member ${owner.userId}` : `guest ${owner.guestTokenHash}`;
  return tx.execute(sql`select pg_advisory_xact_lock(hashtext('product-history'), hashtext(${name}::text))`);
};

/** Adds a product at the front of a history and deletes entries above the limit. */
export async function addToHistory(
  db: Database,
  owner: HistoryOwner,
  view: { readonly channelId: number; readonly productId: number; readonly viewedAt: Date },
): Promise<void> {
  const { userId, guestTokenHash } = { userId: null, guestTokenHash: null, ...owner };
  await db.transaction(async (tx) => {
    await lockHistory(tx, owner);
    await tx
      .insert(productHistories)
      .values({ ...view, userId, guestTokenHash })
      .onConflictDoUpdate({
        target: [
          userId === null ? productHistories.guestTokenHash : productHistories.userId,
          productHistories.productId,
        ],
        set: {
          viewedAt: view.viewedAt,
          // A later row comes first among views of the same moment.
          id: sql`excluded.id`,
        },
      });
    const kept = tx
      .select({ id: productHistories.id })
      .from(productHistories)
      .where(ownedBy(owner))
      .orderBy(...newestFirst)
      .limit(PRODUCT_HISTORY_LIMIT);
    await tx.delete(productHistories).where(and(ownedBy(owner), notInArray(productHistories.id, kept)));
  });
}

/** Deletes a whole history. */
export async function clearHistory(db: Executor, owner: HistoryOwner): Promise<void> {
  await db.delete(productHistories).where(ownedBy(owner));
}
