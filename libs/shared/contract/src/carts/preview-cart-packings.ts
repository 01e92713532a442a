import * as v from 'valibot';
import { specify, type EndpointOf } from '../endpoint';
import { listOf } from '../wire/list-of';
import { Cart } from './cart';
import { CART_ERRORS, COMMON_CART_ERRORS } from './cart-errors';
import { CartToken } from './cart-token';
import { MAX_CART_SHIPPINGS } from './max-cart-shippings';
import { PartKey } from './part-key';
import { Quantity } from './quantity';

const KINDS = 3;
/** One of each kind for each destination. */
const PACKINGS_MAX = KINDS * MAX_CART_SHIPPINGS;

const schemas = {
  body: v.object({
    cart_token: CartToken,
    /** All packings that the cart would have, in place of those that it has. */
    packings: listOf(
      v.object({ shipping_key: PartKey, packing_key: PartKey, quantity: Quantity }),
      PACKINGS_MAX,
    ),
  }),
  response: Cart,
};

/** What the cart would cost with these packings, whose words may still be missing. It changes nothing. */
export const previewCartPackings: EndpointOf<typeof schemas> = {
  method: 'POST',
  path: '/v1/carts/packings/preview',
  auth: 'cart-token',
  responseType: 'json',
};

export const previewCartPackingsSpec = specify({
  endpoint: previewCartPackings,
  schemas,
  summary: '包装・のしを選んだときの金額',
  errors: [...COMMON_CART_ERRORS, CART_ERRORS.shippingNotFound, CART_ERRORS.packingNotFound],
});
