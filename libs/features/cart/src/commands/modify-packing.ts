import { modifyCartPacking } from '@shop/contract/carts/modify-cart-packing';
import type { CartCommand } from '../run-command';
import type { ChosenPacking } from './add-packing';

/** Changes a packing of the cart into another one of its kind. core §7 */
export const modifyPacking = (key: string, packing: ChosenPacking): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(modifyCartPacking, {
      body: {
        cart_token: cartToken,
        key,
        packing_key: packing.packingKey,
        quantity: packing.quantity,
        noshi_title: packing.noshiTitle,
        noshi_name: packing.noshiName,
        message: packing.message,
      },
    }),
});
