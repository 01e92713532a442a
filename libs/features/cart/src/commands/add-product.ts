import { addCartProduct } from '@shop/contract/carts/add-cart-product';
import type { CartCommand } from '../run-command';

/** Adds a product to the cart; adding it again raises the quantity of its line. core §7 */
export const addProduct = (productKey: string, quantity: number): CartCommand => ({
  coalesceAs: null,
  isRepeatable: true,
  send: (api, cartToken) =>
    api.call(addCartProduct, { body: { cart_token: cartToken, product_key: productKey, quantity } }),
});
