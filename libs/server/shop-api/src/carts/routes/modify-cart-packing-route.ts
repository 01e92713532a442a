import { modifyCartPackingSpec } from '@shop/contract/carts/modify-cart-packing';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { modifyPacking } from '../changes/change-packings';

export const modifyCartPackingRoute = defineRoute(modifyCartPackingSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await modifyPacking(work, body);
    return undefined;
  }),
);
