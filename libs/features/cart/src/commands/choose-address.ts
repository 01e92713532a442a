import { addCartShipping } from '@shop/contract/carts/add-cart-shipping';
import type { CartCommand } from '../run-command';

/** Sends the cart to an entry of the member's address book. core §7 */
export const chooseAddress = (userAddressId: number): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(addCartShipping, { body: { cart_token: cartToken, user_address_id: userAddressId } }),
});
