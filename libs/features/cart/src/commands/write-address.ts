import { addCartShipping } from '@shop/contract/carts/add-cart-shipping';
import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import type { CartCommand } from '../run-command';

/** Sends the cart to an address written now: the way of a visitor. core §7 */
export const writeAddress = (address: ShippingAddressInput): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(addCartShipping, { body: { cart_token: cartToken, address } }),
});
