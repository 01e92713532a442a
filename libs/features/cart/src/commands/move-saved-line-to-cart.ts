import { moveSavedCartProductToCart } from '@shop/contract/carts/move-saved-cart-product-to-cart';
import type { CartCommand } from '../run-command';

/** Moves what was put aside back into the cart, as much of it as is in stock. core §7 */
export const moveSavedLineToCart = (key: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  changes: 'compared',
  send: (api, cartToken) => api.call(moveSavedCartProductToCart, { body: { cart_token: cartToken, key } }),
});
