import type { Route } from '../http/define-route';
import { createReviewRoute } from './create-review-route';
import { listReviewsRoute } from './list-reviews-route';

/** Reviews of products. */
export const reviewRoutes: readonly Route[] = [listReviewsRoute, createReviewRoute];
