import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ProductLikes } from './product-likes';
import { ProductKey } from '../products/product-key';
import { PRODUCT_ERRORS } from '../products/product-errors';

const schemas = { params: v.object({ key: ProductKey }), response: ProductLikes };

/** Likes a product; once per member, however often it is called. */
export const likeProduct: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/products/{key}/likes',
  auth: 'member',
  responseType: 'json',
};

export const likeProductSpec = specify({
  endpoint: likeProduct,
  schemas,
  summary: 'いいね',
  errors: [PRODUCT_ERRORS.notFound],
});
