import { modifyCartShippingSpec } from '@shop/contract/carts/modify-cart-shipping';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { modifyShipping } from '../changes/modify-shipping';

export const modifyCartShippingRoute = defineRoute(modifyCartShippingSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await modifyShipping(work, body);
    return undefined;
  }),
);
