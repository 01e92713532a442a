import { getCartLeadtimesRoute } from './get-cart-leadtimes-route';

/** When an order arrives. */
export const shippingLeadtimeRoutes = [getCartLeadtimesRoute];
