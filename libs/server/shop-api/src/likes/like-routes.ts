import type { Route } from '../http/define-route';
import { likeProductRoute } from './like-product-route';
import { unlikeProductRoute } from './unlike-product-route';

/** Likes of products. */
export const likeRoutes: readonly Route[] = [likeProductRoute, unlikeProductRoute];
