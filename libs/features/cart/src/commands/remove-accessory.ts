import { deleteCartAccessories } from '@shop/contract/carts/delete-cart-accessories';
import type { CartCommand } from '../run-command';

/** Takes an accessory off its line. core §7 */
export const removeAccessory = (key: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(deleteCartAccessories, { body: { cart_token: cartToken, keys: [key] } }),
});
