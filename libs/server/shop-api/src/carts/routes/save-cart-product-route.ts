import { saveCartProductSpec } from '@shop/contract/carts/save-cart-product';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { saveForLater } from '../changes/save-for-later';

export const saveCartProductRoute = defineRoute(saveCartProductSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await saveForLater(work, body.key);
    return undefined;
  }),
);
