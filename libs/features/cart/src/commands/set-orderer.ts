import { modifyCartOther } from '@shop/contract/carts/modify-cart-other';
import type { CartCommand } from '../run-command';

/** The guest who orders without signing in. */
export interface Orderer {
  readonly name: string;
  readonly email: string;
  readonly phoneNumber: string;
}

/** Sets the guest's name, mail address and telephone number. core §7 */
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
