import type { Route } from '../http/handle';
import { createProductSearchHistoryRoute } from './create-product-search-history-route';
import { getProductRoute } from './get-product-route';
import { listProductAccessoriesRoute } from './list-product-accessories-route';
import { listProductUosRoute } from './list-product-uos-route';
import { listProductsRoute } from './list-products-route';
import { listRecommendedProductsRoute } from './list-recommended-products-route';

export const productRoutes: readonly Route[] = [
  listProductsRoute,
  getProductRoute,
  listRecommendedProductsRoute,
  listProductAccessoriesRoute,
  listProductUosRoute,
  createProductSearchHistoryRoute,
];
