import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { products, restockNotices } from '../db/schema';
import { piecesForSale } from '../products/pieces-for-sale';

/** A restock notice to be stored. */
export interface NewNotice {
  readonly channelId: number;
  readonly productId: number;
  readonly email: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
}

/** The pieces of a product that can be ordered; its row is locked until the transaction ends. */
export async function lockStock(tx: Executor, productId: number): Promise<number> {
  const [row] = await tx
    .select({ stock: products.stock, isSoldOnOrder: products.isSoldOnOrder })
    .from(products)
    .where(eq(products.id, productId))
    .for('share');
  return row === undefined ? 0 : piecesForSale(row);
}

/** Stores a restock notice; false where the mail address has one for that product already. */
export async function insertNotice(tx: Executor, notice: NewNotice): Promise<boolean> {
  const inserted = await tx
    .insert(restockNotices)
    .values(notice)
    .onConflictDoNothing({
      target: [restockNotices.productId, restockNotices.email],
      where: isNull(restockNotices.notifiedAt),
    })
    .returning({ id: restockNotices.id });
  return inserted.length > 0;
}

/** Deletes a waiting restock notice, found by the token of its mail or by the mail address of a member. */
export async function deleteNotice(
  db: Executor,
  productId: number,
  by: { readonly tokenHash: string } | { readonly email: string },
): Promise<void> {
  const whose =
    'tokenHash' in by ? eq(restockNotices.tokenHash, by.tokenHash) : eq(restockNotices.email, by.email);
  await db
    .delete(restockNotices)
    .where(and(eq(restockNotices.productId, productId), isNull(restockNotices.notifiedAt), whose));
}

/** Claims all restock notices of a product; each is claimed once, also by concurrent callers. */
export async function claimNotices(tx: Executor, productId: number, now: Date): Promise<readonly string[]> {
  const taken = await tx
    .update(restockNotices)
    .set({ notifiedAt: now })
    .where(and(eq(restockNotices.productId, productId), isNull(restockNotices.notifiedAt)))
    .returning({ email: restockNotices.email });
  return taken.map(({ email }) => email);
}
