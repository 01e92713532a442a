import { listReviewsSpec } from '@shop/contract/reviews/list-reviews';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { findModelId, readReviews, summariseReviews } from './review-store';
import { presentReview } from './present-review';

/** GET /v1/products/{key}/reviews */
export const listReviewsRoute = defineRoute(listReviewsSpec, async (context, { params: { key }, query }) => {
  const { db, channel, response } = context;
  const modelId = await findModelId(db, channel.id, key);
  const { total, average, ratingCounts } = await summariseReviews(db, modelId);
  const rows = await readReviews(db, modelId, limitAndOffset(query));
  response.paginate(total, query.page, query.per);
  return {
    data: rows.map((row) => presentReview(row, context)),
    average_rating: average,
    rating_counts: ratingCounts,
  };
});
