import { modifyCartOther } from '@shop/contract/carts/modify-cart-other';
import type { CartCommand } from '../run-command';

/** Who orders, where nobody is signed in. */
export interface Orderer {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** Writes a visitor's name, mail address and telephone number into the cart. core §7 */
export const setOrderer = (orderer: Orderer): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(modifyCartOther, {
      body: {
        cart_token: cartToken,
        orderer_name: orderer.name,
        orderer_email: orderer.email,
        orderer_phone_number: orderer.phoneNumber,
      },
    }),
});
