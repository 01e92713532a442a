import type { Route } from '../http/define-route';
import { cancelOrderRoute } from './cancel-order-route';
import { getCartOrderRoute } from './get-cart-order-route';
import { getOrderRoute } from './get-order-route';
import { listOrdersRoute } from './list-orders-route';

/** Placed orders (purchases). */
export const orderRoutes: readonly Route[] = [
  listOrdersRoute,
  getOrderRoute,
  cancelOrderRoute,
  getCartOrderRoute,
];
