import { deleteSavedCartProductSpec } from '@shop/contract/carts/delete-saved-cart-product';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { deleteSaved } from '../state/saved-line-store';

export const deleteSavedCartProductRoute = defineRoute(deleteSavedCartProductSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await deleteSaved(work.tx, work.cart, body.key);
    return undefined;
  }),
);
