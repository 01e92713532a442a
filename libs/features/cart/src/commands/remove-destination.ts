import { resetCartShippings } from '@shop/contract/carts/reset-cart-shippings';
import type { CartCommand } from '../run-command';

/** Removes a destination; its goods go to the first that is left. core §7 */
export const removeDestination = (shippingKey: string): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(resetCartShippings, {
      body: { cart_token: cartToken, is_removing_address: true, key: shippingKey },
    }),
});
