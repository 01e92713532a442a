import { divideCartProduct } from '@shop/contract/carts/divide-cart-product';
import type { CartCommand } from '../run-command';

/** How many of a line go to one destination. */
export interface LineShare {
  readonly shippingKey: string;
  readonly quantity: number;
}

/** Shares a line out over destinations; the shares add up to its quantity. core §7 */
export const divideLine = (lineKey: string, shares: readonly LineShare[]): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(divideCartProduct, {
      body: {
        cart_token: cartToken,
        key: lineKey,
        parts: shares.map(({ shippingKey, quantity }) => ({ shipping_key: shippingKey, quantity })),
      },
    }),
});
