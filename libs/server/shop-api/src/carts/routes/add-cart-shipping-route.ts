import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { chooseAddress } from '../changes/choose-address';

export const addCartShippingRoute = handle(addCartShippingSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => chooseAddress(work, body)),
);
