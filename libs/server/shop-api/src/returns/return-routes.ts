import type { Route } from '../http/define-route';
import { createOrderReturnRoute } from './create-order-return-route';
import { getOrderReturnsRoute } from './get-order-returns-route';
import { withdrawOrderReturnRoute } from './withdraw-order-return-route';

/** Requests to return goods of orders that have left. */
export const returnRoutes: readonly Route[] = [
  getOrderReturnsRoute,
  createOrderReturnRoute,
  withdrawOrderReturnRoute,
];
