import { and, avg, count, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderItems, orders, productModels, productReviews, products } from '../db/schema';
import { productNotFound, shownProduct } from '../products/shown-product';

export type ReviewRow = typeof productReviews.$inferSelect & { readonly isBuyer: boolean };

/** The model of the shown product of that key, or 404. */
export async function findModelId(db: Executor, channelId: number, key: string): Promise<number> {
  const [row] = await db
    .select({ id: productModels.id })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(shownProduct(channelId), eq(products.key, key)));
  if (row === undefined) throw productNotFound();
  return row.id;
}

const ofModel = (modelId: number) =>
  and(eq(productReviews.productModelId, modelId), eq(productReviews.isShow, true));

/** A page of a model's reviews, newest first. */
export async function readReviews(
  db: Executor,
  modelId: number,
  bounds: { readonly limit: number; readonly offset: number },
): Promise<ReviewRow[]> {
  const rows = await db
    .select()
    .from(productReviews)
    .where(ofModel(modelId))
    .orderBy(desc(productReviews.createdAt), desc(productReviews.id))
    .limit(bounds.limit)
    .offset(bounds.offset);
  const isBuyer = await findBuyers(db, modelId);
  return rows.map((row) => ({ ...row, isBuyer: isBuyer(row.userId) }));
}

/** The number of reviews of a model, and their average rating. */
export async function summariseReviews(
  db: Executor,
  modelId: number,
): Promise<{ total: number; average: number | null }> {
  const [row] = await db
    .select({ total: count(), average: avg(productReviews.rating).mapWith(Number) })
    .from(productReviews)
    .where(ofModel(modelId));
  return { total: row?.total ?? 0, average: row?.average ?? null };
}

/** Inserts a review; `null` where the member has written one already. */
export async function insertReview(
  db: Executor,
  values: typeof productReviews.$inferInsert,
): Promise<ReviewRow | null> {
  const [row] = await db.insert(productReviews).values(values).onConflictDoNothing().returning();
  if (row === undefined) return null;
  const isBuyer = await findBuyers(db, values.productModelId);
  return { ...row, isBuyer: isBuyer(values.userId) };
}

/** Who of the reviewers bought the model in an order that stands. */
async function findBuyers(db: Executor, modelId: number): Promise<(userId: number) => boolean> {
  const rows = await db
    .selectDistinct({ userId: orders.userId })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .innerJoin(
      productReviews,
      and(eq(productReviews.userId, orders.userId), eq(productReviews.productModelId, modelId)),
    )
    .where(and(eq(products.productModelId, modelId), sql`${orders.status} <> 'cancelled'`));
  const buyers = new Set(rows.map(({ userId }) => userId));
  return (userId) => buyers.has(userId);
}
