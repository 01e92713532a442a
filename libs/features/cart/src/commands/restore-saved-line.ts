import { restoreCartProduct } from '@shop/contract/carts/restore-cart-product';
import type { CartCommand } from '../run-command';

/** Moves what was put aside back into the cart, as much of it as is in stock. core §7 */
export const restoreSavedLine = (key: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(restoreCartProduct, { body: { cart_token: cartToken, key } }),
});
