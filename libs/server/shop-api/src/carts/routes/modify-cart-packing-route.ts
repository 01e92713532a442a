import { modifyCartPackingSpec } from '@shop/contract/carts/modify-cart-packing';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { modifyPacking } from '../changes/change-packings';

export const modifyCartPackingRoute = handle(modifyCartPackingSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await modifyPacking(work, body);
    return undefined;
  }),
);
