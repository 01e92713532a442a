import type { Route } from '../http/define-route';
import { createProductSearchHistoryRoute } from './create-product-search-history-route';
import { deleteProductSearchHistoryRoute } from './delete-product-search-history-route';
import { listProductSearchHistoriesRoute } from './list-product-search-histories-route';

/** The member's recent searches. */
export const productSearchHistoryRoutes: readonly Route[] = [
  createProductSearchHistoryRoute,
  listProductSearchHistoriesRoute,
  deleteProductSearchHistoryRoute,
];
