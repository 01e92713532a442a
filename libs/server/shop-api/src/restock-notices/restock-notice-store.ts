import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { isAnyOf } from '../db/is-any-of';
import { channels, products, restockedProducts, restockNotices } from '../db/schema';
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

/** Of those who wait for a product that is in stock. */
const isWaitingFor = (productId: number) =>
  and(
    eq(restockNotices.productId, productId),
    isNull(restockNotices.notifiedAt),
    sql`exists (select 1 from ${products} where ${products.id} = ${productId} and ${products.stock} > 0)`,
  );

/**
 * Claims the oldest notices of a product that is in stock, at most so many; each is claimed once, also by concurrent callers,
 * who skip each other's. Returns their mail addresses.
 */
export async function claimNotices(
  tx: Executor,
  productId: number,
  now: Date,
  limit: number,
): Promise<readonly string[]> {
  const waiting = await tx
    .select({ id: restockNotices.id, email: restockNotices.email })
    .from(restockNotices)
    .where(isWaitingFor(productId))
    .orderBy(asc(restockNotices.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ id }) => id);
  await tx.update(restockNotices).set({ notifiedAt: now }).where(isAnyOf(restockNotices.id, ids));
  return waiting.map(({ email }) => email);
}

/**
 * Notes, in the transaction that holds a product and puts it in stock, that those who wait for it are to be told. False where
 * nobody waits.
 */
export async function noteRestocked(tx: Executor, productId: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into ${restockedProducts} (product_id, restocked_at)
    select ${productId}::int, ${now.toISOString()}::timestamptz
    where exists (select 1 from ${restockNotices} where ${isWaitingFor(productId)})
    on conflict (product_id) do update set restocked_at = excluded.restocked_at`);
  return (rowCount ?? 0) > 0;
}

/** What the mails about a product that is back say; null where it is not noted as restocked. */
export async function findRestocked(db: Executor, productId: number) {
  const [found] = await db
    .select({
      restockedAt: restockedProducts.restockedAt,
      product: { key: products.key, name: products.name },
      channel: { id: channels.id, key: channels.key, name: channels.name },
    })
    .from(restockedProducts)
    .innerJoin(products, eq(products.id, restockedProducts.productId))
    .innerJoin(channels, eq(channels.id, products.channelId))
    .where(eq(restockedProducts.productId, productId));
  return found ?? null;
}

/**
 * Ends what was noted at that moment, unless somebody still waits to be told. Where the product is sold out again, the others
 * wait for the next time.
 */
export async function endRestocked(db: Executor, productId: number, restockedAt: Date): Promise<void> {
  await db
    .delete(restockedProducts)
    .where(
      and(
        eq(restockedProducts.productId, productId),
        eq(restockedProducts.restockedAt, restockedAt),
        sql`not exists (select 1 from ${restockNotices} where ${isWaitingFor(productId)})`,
      ),
    );
}
