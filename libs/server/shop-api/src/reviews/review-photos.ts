import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { reviewPhotos, uploads } from '../db/schema';
import { invalidFields } from '../http/http-error';

/** A photo of a review. */
export type ReviewPhotoRow = Pick<typeof uploads.$inferSelect, 'id' | 'path' | 'width' | 'height'> & {
  readonly reviewId: number;
};

/** The photos of these reviews, each review's in the order in which they were chosen. */
export async function readReviewPhotos(
  db: Executor,
  reviewIds: readonly number[],
): Promise<readonly ReviewPhotoRow[]> {
  if (reviewIds.length === 0) return [];
  return await db
    .select({
      id: uploads.id,
      path: uploads.path,
      width: uploads.width,
      height: uploads.height,
      reviewId: reviewPhotos.reviewId,
    })
    .from(reviewPhotos)
    .innerJoin(uploads, eq(uploads.id, reviewPhotos.uploadId))
    .where(inArray(reviewPhotos.reviewId, [...reviewIds]))
    .orderBy(asc(reviewPhotos.id));
}

/**
 * Adds the member's own photos to a review, in the caller's transaction. Throws a 422 where one of them is not the
 * member's, not sent for a review of this shop, or shows another review already.
 */
export async function addReviewPhotos(
  tx: Executor,
  { reviewId, channelId, userId }: Readonly<Record<'reviewId' | 'channelId' | 'userId', number>>,
  photoIds: readonly number[],
): Promise<void> {
  const ids = [...new Set(photoIds)];
  if (ids.length === 0) return;
  const own = await tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        inArray(uploads.id, ids),
        eq(uploads.channelId, channelId),
        eq(uploads.userId, userId),
        eq(uploads.dir, 'reviews'),
      ),
    );
  const found = new Set(own.map(({ id }) => id));
  const chosen = ids.filter((id) => found.has(id)).map((uploadId) => ({ reviewId, uploadId }));
  const added =
    chosen.length < ids.length
      ? []
      : await tx.insert(reviewPhotos).values(chosen).onConflictDoNothing().returning({ id: reviewPhotos.id });
  if (added.length < ids.length) throw invalidFields({ photo_ids: ['写真を選び直してください'] });
}
