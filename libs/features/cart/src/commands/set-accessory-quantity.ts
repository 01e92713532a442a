import { modifyCartAccessories } from '@shop/contract/carts/modify-cart-accessories';
import type { CartCommand } from '../run-command';

/** Sets the quantity of an accessory; queued changes of the same accessory become one. core §7 */
export const setAccessoryQuantity = (key: string, quantity: number): CartCommand => ({
  coalesceAs: `accessory ${key}`,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(modifyCartAccessories, {
      body: { cart_token: cartToken, accessories: [{ key, quantity }] },
    }),
});
