import type { Route } from '../http/define-route';
import { getShopTermsRoute } from './get-shop-terms-route';

/** The terms of sale of a shop. */
export const shopTermsRoutes: readonly Route[] = [getShopTermsRoute];
