import { saveCartProduct } from '@shop/contract/carts/save-cart-product';
import type { CartCommand } from '../run-command';

/** Moves a line out of the cart into what is put aside for later. core §7 */
export const saveLine = (key: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  changes: 'compared',
  send: (api, cartToken) => api.call(saveCartProduct, { body: { cart_token: cartToken, key } }),
});
