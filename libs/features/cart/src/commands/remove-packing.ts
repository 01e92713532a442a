import { modifyCartPacking } from '@shop/contract/carts/modify-cart-packing';
import type { CartCommand } from '../run-command';

/** Takes a packing back. core §7 */
export const removePacking = (key: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(modifyCartPacking, { body: { cart_token: cartToken, key, quantity: 0 } }),
});
