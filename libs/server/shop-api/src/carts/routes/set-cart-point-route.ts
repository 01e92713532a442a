import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { setPoints } from '../changes/set-points';

export const setCartPointRoute = handle(setCartPointSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => setPoints(work, body.point)),
);
