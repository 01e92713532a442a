import { modifyCartProducts } from '@shop/contract/carts/modify-cart-products';
import type { CartCommand } from '../run-command';

/** A line with the quantity that it is to have. */
export interface LineQuantity {
  readonly lineKey: string;
  readonly quantity: number;
}

/** Sets the quantities of several lines at once, all or none. core §7 */
export const setQuantities = (lines: readonly LineQuantity[]): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  changes: 'compared',
  send: (api, cartToken) =>
    api.call(modifyCartProducts, {
      body: {
        cart_token: cartToken,
        products: lines.map(({ lineKey, quantity }) => ({ key: lineKey, quantity })),
      },
    }),
});
