import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { setPoints } from '../changes/set-points';

export const setCartPointRoute = defineRoute(setCartPointSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => setPoints(work, body.point)),
);
