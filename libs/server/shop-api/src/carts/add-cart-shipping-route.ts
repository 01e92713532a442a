import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { handle } from '../http/handle';
import { changeCart } from './change-cart';
import { chooseAddress } from './choose-address';

export const addCartShippingRoute = handle(addCartShippingSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => chooseAddress(work, body)),
);
