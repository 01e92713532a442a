import { addCartShipping } from '@shop/contract/carts/add-cart-shipping';
import type { ShippingAddressInput } from '@shop/contract/user-addresses/address-input';
import { type DestinationPlace, placeInput } from '../destinations/destination-place';
import type { CartCommand } from '../run-command';

/** Ships the cart, or what goes to one of its destinations, to an address that is not saved: for guests. core §7 */
export const shipToNewAddress = (
  address: ShippingAddressInput,
  place: DestinationPlace = null,
): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(addCartShipping, { body: { cart_token: cartToken, address, ...placeInput(place) } }),
});
