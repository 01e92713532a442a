import { undoDeleteSavedCartProductSpec } from '@shop/contract/carts/undo-delete-saved-cart-product';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { undoDeleteSaved } from '../changes/undo-delete-saved';

/** PATCH /v1/carts/saved-products/put-back */
export const undoDeleteSavedCartProductRoute = defineRoute(
  undoDeleteSavedCartProductSpec,
  (context, { body }) =>
    changeCart(context, body.cart_token, async (work) => {
      await undoDeleteSaved(work, body);
      return undefined;
    }),
);
