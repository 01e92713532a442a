import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Review, ReviewInput } from './review';
import { ProductKey } from '../products/product-key';
import { PRODUCT_ERRORS } from '../products/product-errors';
import { REVIEW_ERRORS } from './review-errors';

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
  responseType: 'json',
};

export const createReviewSpec = specify({
  endpoint: createReview,
  schemas,
  firstCaller: 'member',
  summary: 'レビューの投稿',
  errors: [PRODUCT_ERRORS.notFound, REVIEW_ERRORS.alreadyWritten],
  status: 201,
});
