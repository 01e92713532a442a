import { getCartSpec } from '@shop/contract/carts/get-cart';
import { defineRoute } from '../../http/define-route';
import { presentCart } from '../state/present-cart';
import { readCart } from '../state/read-cart';

export const getCartRoute = defineRoute(getCartSpec, async (context, { params }) =>
  presentCart(await readCart(context, params.cart_token), params.cart_token),
);
