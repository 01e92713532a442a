import * as v from 'valibot';
import { type EndpointOf, specify } from '../endpoint';
import { ProductVariant } from './product';
import { ProductKey } from './product-key';
import { PRODUCT_ERRORS } from './product-errors';

/** Something that goes with a product, and how many of it. */
export const ProductAccessory = v.object({
  ...ProductVariant.entries,
  /** `same`: exactly one for each piece of the product; `free`: up to `max_per_piece` for each. */
  quantity_rule: v.picklist(['same', 'free']),
  max_per_piece: v.number(),
});
export type ProductAccessory = v.InferOutput<typeof ProductAccessory>;

const schemas = { params: v.object({ key: ProductKey }), response: v.array(ProductAccessory) };

/** オプション・付属品 of a product (core §3, §7). */
export const listProductAccessories: EndpointOf<typeof schemas> = {
  method: 'GET',
  path: '/v1/products/{key}/accessories',
  auth: 'any',
  responseType: 'json',
};

export const listProductAccessoriesSpec = specify({
  endpoint: listProductAccessories,
  schemas,
  summary: '商品の付属品',
  errors: [PRODUCT_ERRORS.notFound],
});
