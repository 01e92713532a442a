import type { Route } from '../http/define-route';
import { getProductDeliveryRoute } from './get-product-delivery-route';
import { getProductFacetsRoute } from './get-product-facets-route';
import { getProductRoute } from './get-product-route';
import { listNewProductsRoute } from './list-new-products-route';
import { listProductAccessoriesRoute } from './list-product-accessories-route';
import { listProductSetsRoute } from './list-product-sets-route';
import { listProductSizeTablesRoute } from './list-product-size-tables-route';
import { listProductUosRoute } from './list-product-uos-route';
import { listProductsRoute } from './list-products-route';
import { listRecommendedProductsRoute } from './list-recommended-products-route';

/** Products: search, facets, detail, accessories, sets, size tables and units of sale. */
export const productRoutes: readonly Route[] = [
  listProductsRoute,
  getProductFacetsRoute,
  getProductRoute,
  getProductDeliveryRoute,
  listNewProductsRoute,
  listRecommendedProductsRoute,
  listProductAccessoriesRoute,
  listProductSetsRoute,
  listProductSizeTablesRoute,
  listProductUosRoute,
];
