import { addCartShipping } from '@shop/contract/carts/add-cart-shipping';
import type { CartCommand } from '../run-command';

/** Ships the cart to an address of the member's address book. core §7 */
export const shipToSavedAddress = (userAddressId: number): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(addCartShipping, { body: { cart_token: cartToken, user_address_id: userAddressId } }),
});
