import { modifyCartProducts } from '@shop/contract/carts/modify-cart-products';
import type { CartCommand } from '../run-command';

/** Sets the quantity of a line; queued changes of the same line become one. core §7 */
export const setQuantity = (lineKey: string, quantity: number): CartCommand => ({
  coalesceAs: `quantity ${lineKey}`,
  isRepeatable: false,
  changes: 'compared',
  send: (api, cartToken) =>
    api.call(modifyCartProducts, {
      body: { cart_token: cartToken, products: [{ key: lineKey, quantity }] },
    }),
});
