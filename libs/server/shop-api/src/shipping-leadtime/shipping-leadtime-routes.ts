import type { Route } from '../http/define-route';
import { getCartLeadtimesRoute } from './get-cart-leadtimes-route';

/** Delivery dates. */
export const shippingLeadtimeRoutes: readonly Route[] = [getCartLeadtimesRoute];
