import { cancelOrderRoute } from './cancel-order-route';
import { getCartOrderRoute } from './get-cart-order-route';
import { getOrderRoute } from './get-order-route';
import { listOrdersRoute } from './list-orders-route';

/** Placed orders. */
export const orderRoutes = [listOrdersRoute, getOrderRoute, cancelOrderRoute, getCartOrderRoute];
