import { restoreCartProductSpec } from '@shop/contract/carts/restore-cart-product';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { restoreSaved } from '../changes/save-for-later';

export const restoreCartProductRoute = defineRoute(restoreCartProductSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await restoreSaved(work, body.key);
    return undefined;
  }),
);
