import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ProductVariant } from './product';
import { PRODUCT_ERRORS } from './product-errors';
import { ProductKey } from './product-key';

/** Products that are offered together; `PATCH /v1/carts/products/add-set` puts the chosen variants into the cart. */
export const ProductSet = v.object({
  key: v.string(),
  name: v.string(),
  description: v.string(),
  items: v.array(
    v.object({
      /** The name of the product, whatever variant is chosen. */
      name: v.string(),
      quantity: v.number(),
      /** The shown variants to choose from, in the order in which they are offered. Prices are this shopper's. */
      products: v.array(ProductVariant),
    }),
  ),
});
export type ProductSet = v.InferOutput<typeof ProductSet>;

const schemas = { params: v.object({ key: ProductKey }), response: v.array(ProductSet) };

/** The first ten sets that a product is part of (セット). */
export const listProductSets: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/{key}/sets',
  auth: 'any',
  responseType: 'json',
};

export const listProductSetsSpec = specify({
  endpoint: listProductSets,
  schemas,
  summary: '商品を含むセット',
  errors: [PRODUCT_ERRORS.notFound],
});
