import { modifyCartShippingSpec } from '@shop/contract/carts/modify-cart-shipping';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { modifyShipping } from '../changes/modify-shipping';

export const modifyCartShippingRoute = handle(modifyCartShippingSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await modifyShipping(work, body);
    return undefined;
  }),
);
