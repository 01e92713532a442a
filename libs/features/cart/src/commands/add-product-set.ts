import { addCartProductSet } from '@shop/contract/carts/add-cart-product-set';
import type { CartCommand } from '../run-command';

/** A product of a set, and how many of it. */
export interface SetPart {
  readonly productKey: string;
  readonly quantity: number;
}

/** Adds several products to the cart at once, all or none. core §7 */
export function addProductSet(setKey: string, parts: readonly SetPart[]): CartCommand {
  const products = parts.map(({ productKey, quantity }) => ({ product_key: productKey, quantity }));
  return {
    coalesceAs: null,
    isRepeatable: true,
    changes: parts,
    send: (api, cartToken) => api.call(addCartProductSet, { body: { cart_token: cartToken, products } }),
  };
}
