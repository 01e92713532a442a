import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { chooseAddress } from '../changes/choose-address';

export const addCartShippingRoute = defineRoute(addCartShippingSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => chooseAddress(work, body)),
);
