import { createReviewSpec } from '@shop/contract/reviews/create-review';
import { listReviewsSpec } from '@shop/contract/reviews/list-reviews';
import type { Review } from '@shop/contract/reviews/review';
import { refused } from '../http/api-failure';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import type { RouteContext } from '../http/route-context';
import { findModelId, insertReview, readReviews, type ReviewRow, summariseReviews } from './review-store';

const TENTH = 10;

const present = (row: ReviewRow, { member }: RouteContext): Review => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  body: row.body,
  nickname: row.nickname,
  is_buyer: row.isBuyer,
  is_mine: row.userId === member?.id,
  created_at: row.createdAt.toISOString(),
});

/** GET /v1/products/{key}/reviews */
const listReviewsRoute = handle(listReviewsSpec, async (context, { params: { key }, query }) => {
  const { db, channel, answer } = context;
  const modelId = await findModelId(db, channel.id, key);
  const { total, average } = await summariseReviews(db, modelId);
  const rows = await readReviews(db, modelId, pageBounds(query));
  answer.paginate(total, query.page, query.per);
  return {
    data: rows.map((row) => present(row, context)),
    average_rating: average === null ? null : Math.round(average * TENTH) / TENTH,
  };
});

/** POST /v1/products/{key}/reviews */
const createReviewRoute = handle(createReviewSpec, async (context, { params: { key }, body }) => {
  const { db, channel, clock } = context;
  const row = await insertReview(db, {
    productModelId: await findModelId(db, channel.id, key),
    userId: context.requireMember().id,
    rating: body.rating,
    title: body.title,
    body: body.body,
    nickname: body.nickname,
    createdAt: clock.now(),
  });
  if (row === null) throw refused('review.already_written', 'この商品のレビューはすでに投稿されています');
  return present(row, context);
});

export const reviewRoutes: readonly Route[] = [listReviewsRoute, createReviewRoute];
