import { deleteSavedCartProduct } from '@shop/contract/carts/delete-saved-cart-product';
import type { CartCommand } from '../run-command';

/** Forgets what was put aside. core §7 */
export const deleteSavedLine = (key: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(deleteSavedCartProduct, { body: { cart_token: cartToken, key } }),
});
