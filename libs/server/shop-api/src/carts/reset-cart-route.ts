import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { handle } from '../http/handle';
import { changeCart } from './change-cart';
import { refuseIfDecided } from './find-cart';
import { resetCart } from './reset-cart';

export const resetCartRoute = handle(resetCartSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => resetCart(work, body.reason), refuseIfDecided),
);
