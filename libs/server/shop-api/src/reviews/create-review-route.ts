import { REVIEW_ERRORS } from '@shop/contract/reviews/review-errors';
import { createReviewSpec } from '@shop/contract/reviews/create-review';
import { rejected } from '../http/http-error';
import { defineRoute } from '../http/define-route';
import { findModelId, insertReview } from './review-store';
import { presentReview } from './present-review';

/** POST /v1/products/{key}/reviews */
export const createReviewRoute = defineRoute(createReviewSpec, async (context, { params: { key }, body }) => {
  const { db, channel, clock } = context;
  const values = {
    productModelId: await findModelId(db, channel.id, key),
    userId: context.requireMember().id,
    rating: body.rating,
    title: body.title,
    body: body.body,
    nickname: body.nickname,
    createdAt: clock.now(),
  };
  const row = await insertReview(db, values, { channelId: channel.id, photoIds: body.photo_ids });
  if (row === null)
    throw rejected(REVIEW_ERRORS.alreadyWritten, 'この商品のレビューはすでに投稿されています');
  return presentReview(row, context);
});
