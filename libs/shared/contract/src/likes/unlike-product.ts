import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ProductLikes } from './product-likes';
import { ProductKey } from '../products/product-key';
import { PRODUCT_ERRORS } from '../products/product-errors';

const schemas = { params: v.object({ key: ProductKey }), response: ProductLikes };

/** Takes a like back; without one nothing changes. */
export const unlikeProduct: EndpointOf<typeof schemas> = {
  method: 'DELETE',
  path: '/v1/products/{key}/likes',
  auth: 'member',
  responseType: 'json',
};

export const unlikeProductSpec = specify({
  endpoint: unlikeProduct,
  schemas,
  summary: 'いいねの取り消し',
  errors: [PRODUCT_ERRORS.notFound],
});
