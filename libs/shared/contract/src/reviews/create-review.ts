import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Review, ReviewInput } from './review';
import { ProductKey } from '../products/product-key';

const schemas = {
  params: v.object({ key: ProductKey }),
  body: ReviewInput,
  response: Review,
};

/** Reviews a product, once per member. */
export const createReview: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/products/{key}/reviews',
  auth: 'member',
  answer: 'json',
};

export const createReviewSpec = specify({
  endpoint: createReview,
  schemas,
  summary: 'レビューの投稿',
  errors: ['product.product_not_found', 'review.already_written'],
  status: 201,
});
