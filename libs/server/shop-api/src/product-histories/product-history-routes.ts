import type { Route } from '../http/define-route';
import { createProductHistoryRoute } from './create-product-history-route';
import { deleteProductHistoriesRoute } from './delete-product-histories-route';
import { listGuestProductHistoriesRoute } from './list-guest-product-histories-route';
import { listProductHistoriesRoute } from './list-product-histories-route';

/** Recently viewed products, of members and of guests. */
export const productHistoryRoutes: readonly Route[] = [
  listProductHistoriesRoute,
  listGuestProductHistoriesRoute,
  createProductHistoryRoute,
  deleteProductHistoriesRoute,
];
