import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { refuseIfDecided } from '../state/find-cart';
import { resetCart } from '../changes/reset-cart';

export const resetCartRoute = handle(resetCartSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => resetCart(work, body.reason), refuseIfDecided),
);
