import { and, count, desc, eq } from 'drizzle-orm';
import type { Database, Executor } from '../db/database';
import { productModels, productReviews, products } from '../db/schema';
import { averageRating } from './average-rating';
import { findBuyers } from './find-buyers';
import { type ReviewPhotoRow, addReviewPhotos, readReviewPhotos } from './review-photos';
import { productNotFound, shownProduct } from '../products/shown-product';

export type ReviewRow = typeof productReviews.$inferSelect & {
  readonly isBuyer: boolean;
  readonly photos: readonly ReviewPhotoRow[];
};

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
  const buyers = await findBuyers(
    db,
    modelId,
    rows.map(({ userId }) => userId),
  );
  const photos = await readReviewPhotos(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    isBuyer: buyers.has(row.userId),
    photos: photos.filter(({ reviewId }) => reviewId === row.id),
  }));
}

/** The ratings that can be given, the best first. */
const RATINGS = [5, 4, 3, 2, 1] as const;

/** What the reviews of a model say together. */
export interface ReviewSummary {
  readonly total: number;
  /** With one decimal place; null while there are none. */
  readonly average: number | null;
  /** Every rating, the best first. */
  readonly ratingCounts: { rating: number; count: number }[];
}

/** The number of reviews of a model, their average rating, and how many gave each. */
export async function summariseReviews(db: Executor, modelId: number): Promise<ReviewSummary> {
  const rows = await db
    .select({ rating: productReviews.rating, count: count() })
    .from(productReviews)
    .where(ofModel(modelId))
    .groupBy(productReviews.rating);
  const countOf = new Map(rows.map((row) => [row.rating, row.count]));
  const ratingCounts = RATINGS.map((rating) => ({ rating, count: countOf.get(rating) ?? 0 }));
  const total = ratingCounts.reduce((sum, one) => sum + one.count, 0);
  const stars = ratingCounts.reduce((sum, one) => sum + one.rating * one.count, 0);
  return { total, average: averageRating(total, stars), ratingCounts };
}

/** Inserts a review with the member's photos, all of it or nothing; `null` where the member has written one already. */
export async function insertReview(
  db: Database,
  values: typeof productReviews.$inferInsert,
  { channelId, photoIds }: { readonly channelId: number; readonly photoIds: readonly number[] },
): Promise<ReviewRow | null> {
  const row = await db.transaction(async (tx) => {
    const [inserted] = await tx.insert(productReviews).values(values).onConflictDoNothing().returning();
    if (inserted === undefined) return null;
    await addReviewPhotos(tx, { reviewId: inserted.id, channelId, userId: inserted.userId }, photoIds);
    return inserted;
  });
  if (row === null) return null;
  const buyers = await findBuyers(db, row.productModelId, [row.userId]);
  return { ...row, isBuyer: buyers.has(row.userId), photos: await readReviewPhotos(db, [row.id]) };
}
