import { addCartAccessory } from '@shop/contract/carts/add-cart-accessory';
import type { CartCommand } from '../run-command';

/** Adds an accessory to a line: one for each piece where its rule says so, otherwise one. core §7 */
export const addAccessory = (lineKey: string, productKey: string): CartCommand => ({
  coalesceAs: null,
  // The line is known to this cart alone.
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(addCartAccessory, { body: { cart_token: cartToken, key: lineKey, product_key: productKey } }),
});
