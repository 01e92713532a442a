import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { products, restockNotices } from '../db/schema';

/** A wish to be told. */
export interface NewNotice {
  readonly channelId: number;
  readonly productId: number;
  readonly email: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
}

/** Pieces of a product that can be sold; its row is held against a change of the stock until the transaction ends. */
export async function lockStock(tx: Executor, productId: number): Promise<number> {
  const [row] = await tx
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, productId))
    .for('share');
  return row?.stock ?? 0;
}

/** Keeps a wish; false where the mailbox waits for that product already. */
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

/** Ends a waiting wish, found by the key of its mail or by the mailbox of a member. */
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

/** Takes everyone who waits for a product; each is answered once, whoever asks at the same time. */
export async function claimNotices(tx: Executor, productId: number, now: Date): Promise<readonly string[]> {
  const taken = await tx
    .update(restockNotices)
    .set({ notifiedAt: now })
    .where(and(eq(restockNotices.productId, productId), isNull(restockNotices.notifiedAt)))
    .returning({ email: restockNotices.email });
  return taken.map(({ email }) => email);
}
