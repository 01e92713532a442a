import type { ApiClient } from '@shop/api-client/api-client';
import { addCartProduct } from '@shop/contract/carts/add-cart-product';
import type { CartCommand } from '../run-command';

/** Adds a product to the cart; adding it again raises the quantity of its line. core §7 */
export function addProduct(productKey: string, quantity: number): CartCommand {
  const add = (api: ApiClient, cart_token: string | null) =>
    api.call(addCartProduct, { body: { cart_token, product_key: productKey, quantity } });
  return {
    coalesceAs: null,
    isRepeatable: true,
    changes: [{ productKey, quantity }],
    send: add,
    begin: add,
  };
}
