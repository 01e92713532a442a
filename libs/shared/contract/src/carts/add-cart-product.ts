import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartProductKey } from './cart-product-key';
import { CartToken } from './cart-token';
import { PartKey } from './part-key';
import { Quantity } from './quantity';

const schemas = {
  body: v.object({
    /** Null: whoever has no cart yet begins it with this product, as an init without a token would have. */
    cart_token: v.nullable(CartToken),
    product_key: CartProductKey,
    quantity: Quantity,
    /** The unit of sale, as `GET /v1/products/{key}/uos` names it; left out: single pieces. */
    uos_key: v.optional(PartKey),
  }),
  response: Cart,
};

/** Puts a product into the cart; more of the same raises the quantity of its line (core §7). */
export const addCartProduct: EndpointOf<typeof schemas> = {
  method: 'PATCH',
  path: '/v1/carts/products/add',
  auth: 'cart-token',
  responseType: 'json',
};

export const addCartProductSpec = specify({
  endpoint: addCartProduct,
  schemas,
  summary: 'カートへの商品の追加',
  errors: [
    ...COMMON_CART_ERRORS,
    CART_ERRORS.productNotFound,
    CART_ERRORS.unitNotFound,
    CART_ERRORS.outOfStock,
    CART_ERRORS.lotSize,
    CART_ERRORS.tooMany,
    CART_ERRORS.stopSelling,
  ],
});
