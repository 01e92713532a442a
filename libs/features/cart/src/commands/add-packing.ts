import { addCartPacking } from '@shop/contract/carts/add-cart-packing';
import type { CartCommand } from '../run-command';

/** A wrapping, a noshi or a card to be chosen, and for how many pieces. */
export interface ChosenPacking {
  readonly packingKey: string;
  readonly quantity: number;
  /** 表書き; empty for wrappings. */
  readonly noshiTitle: string;
  /** 名入れ; empty: none. */
  readonly noshiName: string;
  /** What a message card says; empty on everything else. */
  readonly message: string;
}

/** Wraps what goes to a destination; it replaces a packing of the same kind. core §7 */
export const addPacking = (shippingKey: string, packing: ChosenPacking): CartCommand => ({
  coalesceAs: null,
  isRepeatable: false,
  send: (api, cartToken) =>
    api.call(addCartPacking, {
      body: {
        cart_token: cartToken,
        shipping_key: shippingKey,
        packing_key: packing.packingKey,
        quantity: packing.quantity,
        noshi_title: packing.noshiTitle,
        noshi_name: packing.noshiName,
        message: packing.message,
      },
    }),
});
