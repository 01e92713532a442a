import { addCartProduct } from '@shop/contract/carts/add-cart-product';
import type { CartCommand } from '../run-command';

/** Adds a product to the cart; adding it again raises the quantity of its line. core §7 */
export function addProduct(productKey: string, quantity: number): CartCommand {
  const args = { product_key: productKey, quantity };
  return {
    coalesceAs: null,
    isRepeatable: true,
    event: { name: 'add_to_cart', args },
    send: (api, cartToken) => api.call(addCartProduct, { body: { cart_token: cartToken, ...args } }),
  };
}
