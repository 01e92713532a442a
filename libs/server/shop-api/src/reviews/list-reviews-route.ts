import { listReviewsSpec } from '@shop/contract/reviews/list-reviews';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { findModelId, readReviews, summariseReviews } from './review-store';
import { presentReview } from './present-review';

const TENTH = 10;

/** GET /v1/products/{key}/reviews */
export const listReviewsRoute = handle(listReviewsSpec, async (context, { params: { key }, query }) => {
  const { db, channel, answer } = context;
  const modelId = await findModelId(db, channel.id, key);
  const { total, average } = await summariseReviews(db, modelId);
  const rows = await readReviews(db, modelId, pageBounds(query));
  answer.paginate(total, query.page, query.per);
  return {
    data: rows.map((row) => presentReview(row, context)),
    average_rating: average === null ? null : Math.round(average * TENTH) / TENTH,
  };
});
