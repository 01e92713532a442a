import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { PageQuery } from '../wire/page-query';
import { Rating, Review } from './review';
import { ProductKey } from '../products/product-key';
import { PRODUCT_ERRORS } from '../products/product-errors';

const ReviewList = v.object({
  data: v.array(Review),
  /** One decimal place; null while there are none. */
  average_rating: v.nullable(v.number()),
  /** How many gave each rating, the best first; every rating once. */
  rating_counts: v.array(v.object({ rating: Rating, count: v.number() })),
});
/** A page of the reviews of a product, with what all of them say together. */
export type ReviewList = v.InferOutput<typeof ReviewList>;

const schemas = {
  params: v.object({ key: ProductKey }),
  query: PageQuery,
  response: ReviewList,
};

/** The reviews of a product and their average, newest first. */
export const listReviews: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/{key}/reviews',
  auth: 'any',
  responseType: 'json',
};

export const listReviewsSpec = specify({
  endpoint: listReviews,
  schemas,
  summary: 'レビューの一覧',
  errors: [PRODUCT_ERRORS.notFound],
});
