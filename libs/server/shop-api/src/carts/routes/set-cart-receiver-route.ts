import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { chooseReceiver } from '../changes/choose-receiver';

export const setCartReceiverRoute = handle(setCartReceiverSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => chooseReceiver(work, body.receiver)),
);
