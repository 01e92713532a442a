import { addCartShipping } from '@shop/contract/carts/add-cart-shipping';
import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import type { CartCommand } from '../run-command';

/** Ships the cart to an address that is not saved: for guests. core §7 */
export const shipToNewAddress = (address: ShippingAddressInput): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) => api.call(addCartShipping, { body: { cart_token: cartToken, address } }),
});
