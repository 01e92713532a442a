import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { chooseReceiver } from '../changes/choose-receiver';

export const setCartReceiverRoute = defineRoute(setCartReceiverSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => chooseReceiver(work, body.receiver)),
);
