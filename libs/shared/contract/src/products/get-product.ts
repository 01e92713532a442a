import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { Product } from './product';
import { ProductKey } from './product-key';
import { PRODUCT_ERRORS } from './product-errors';

const schemas = { params: v.object({ key: ProductKey }), response: Product };

export const getProduct: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/{key}',
  auth: 'any',
  responseType: 'json',
};

export const getProductSpec = specify({
  endpoint: getProduct,
  schemas,
  summary: '商品の詳細',
  errors: [PRODUCT_ERRORS.notFound],
});
