import { addCartProduct } from '@shop/contract/carts/add-cart-product';
import type { CartCommand } from '../run-command';

/** Puts a product into the cart; more of the same raises its line. core §7 */
export const addProduct = (productKey: string, quantity: number): CartCommand => ({
  coalesceAs: null,
  isRepeatable: true,
  send: (api, cartToken) =>
    api.call(addCartProduct, { body: { cart_token: cartToken, product_key: productKey, quantity } }),
});
