import { undoDeleteSavedCartProduct } from '@shop/contract/carts/undo-delete-saved-cart-product';
import type { SavedLine } from '../cart-view';
import type { CartCommand } from '../run-command';

/** Puts aside again what was deleted there, in the same unit of sale. core §7 */
export const undoDeleteSavedLine = ({ productKey, quantity, unit }: SavedLine): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(undoDeleteSavedCartProduct, {
      body: {
        cart_token: cartToken,
        product_key: productKey,
        quantity,
        ...(unit !== null && { uos_key: unit.key }),
      },
    }),
});
