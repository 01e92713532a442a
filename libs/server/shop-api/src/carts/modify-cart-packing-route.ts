import { modifyCartPackingSpec } from '@shop/contract/carts/modify-cart-packing';
import { handle } from '../http/handle';
import { changeCart } from './change-cart';
import { modifyPacking } from './change-packings';

export const modifyCartPackingRoute = handle(modifyCartPackingSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await modifyPacking(work, body);
    return undefined;
  }),
);
