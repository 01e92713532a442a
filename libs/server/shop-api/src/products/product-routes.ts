import type { Route } from '../http/define-route';
import { getProductDeliveryRoute } from './get-product-delivery-route';
import { getProductFacetsRoute } from './get-product-facets-route';
import { getProductRoute } from './get-product-route';
import { listProductAccessoriesRoute } from './list-product-accessories-route';
import { listProductUosRoute } from './list-product-uos-route';
import { listProductsRoute } from './list-products-route';
import { listRecommendedProductsRoute } from './list-recommended-products-route';

/** Products: search, facets, detail, accessories and units of sale. */
export const productRoutes: readonly Route[] = [
  listProductsRoute,
  getProductFacetsRoute,
  getProductRoute,
  getProductDeliveryRoute,
  listRecommendedProductsRoute,
  listProductAccessoriesRoute,
  listProductUosRoute,
];
