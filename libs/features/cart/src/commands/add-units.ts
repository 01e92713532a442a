import { addCartProduct } from '@shop/contract/carts/add-cart-product';
import type { CartCommand } from '../run-command';

/** Adds a product in one of its units of sale; `quantity` counts units, not pieces. core §7 */
export function addUnits(productKey: string, unitKey: string, quantity: number): CartCommand {
  const args = { product_key: productKey, uos_key: unitKey, quantity };
  return {
    coalesceAs: null,
    isRepeatable: true,
    changes: [{ productKey, unitKey, quantity }],
    send: (api, cartToken) => api.call(addCartProduct, { body: { cart_token: cartToken, ...args } }),
  };
}
