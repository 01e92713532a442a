import { addCartShipping, type PickupRecipient } from '@shop/contract/carts/add-cart-shipping';
import type { CartCommand } from '../run-command';

/** Has a school hand the order over, which is its only destination then. A guest says whose order it is. */
export const pickUpAtSchool = (schoolId: number, recipient?: PickupRecipient): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(addCartShipping, {
      body: {
        cart_token: cartToken,
        pickup: { school_id: schoolId, ...(recipient === undefined ? {} : { recipient }) },
      },
    }),
});
