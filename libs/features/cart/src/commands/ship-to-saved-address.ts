import { addCartShipping } from '@shop/contract/carts/add-cart-shipping';
import { type DestinationPlace, placeInput } from '../destinations/destination-place';
import type { CartCommand } from '../run-command';

/** Ships the cart, or what goes to one of its destinations, to an address of the member's address book. core §7 */
export const shipToSavedAddress = (userAddressId: number, place: DestinationPlace = null): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(addCartShipping, {
      body: { cart_token: cartToken, user_address_id: userAddressId, ...placeInput(place) },
    }),
});
