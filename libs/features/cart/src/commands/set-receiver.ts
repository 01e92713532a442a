import { setCartReceiver } from '@shop/contract/carts/set-cart-receiver';
import type { CartCommand } from '../run-command';

/** Who gets a social gift. */
export interface CartReceiver {
  readonly name: string;
  /** Null: the giver hands the link over. */
  readonly email: string | null;
  readonly message: string;
}

/** Makes the order a social gift, whose receiver enters the address; null makes it an ordinary order again. core §7 */
export const setReceiver = (receiver: CartReceiver | null): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(setCartReceiver, { body: { cart_token: cartToken, receiver } }),
});
