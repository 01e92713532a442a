import type { Route } from '../http/define-route';
import { createProductRequestRoute } from './create-product-request-route';
import { deleteProductRequestHistoryRoute } from './delete-product-request-history-route';
import { listProductRequestHistoriesRoute } from './list-product-request-histories-route';

/** Products that shoppers wish the shop would sell. */
export const productRequestRoutes: readonly Route[] = [
  createProductRequestRoute,
  listProductRequestHistoriesRoute,
  deleteProductRequestHistoryRoute,
];
