import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ProductSummary } from './product';
import { ProductKey } from './product-key';
import { PRODUCT_ERRORS } from './product-errors';

const schemas = { params: v.object({ key: ProductKey }), response: v.array(ProductSummary) };

/** おすすめ商品 beside a product: others of its categories and its brand, never itself. */
export const listRecommendedProducts: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/{key}/recommend',
  auth: 'any',
  responseType: 'json',
};

export const listRecommendedProductsSpec = specify({
  endpoint: listRecommendedProducts,
  schemas,
  summary: 'おすすめ商品',
  errors: [PRODUCT_ERRORS.notFound],
});
