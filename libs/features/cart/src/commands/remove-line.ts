import { deleteCartProducts } from '@shop/contract/carts/delete-cart-products';
import type { CartCommand } from '../run-command';

/** Removes a line from the cart. core §7 */
export const removeLine = (lineKey: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  changes: 'compared',
  send: (api, cartToken) => api.call(deleteCartProducts, { body: { cart_token: cartToken, key: lineKey } }),
});
