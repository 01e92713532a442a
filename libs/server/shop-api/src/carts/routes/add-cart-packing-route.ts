import { addCartPackingSpec } from '@shop/contract/carts/add-cart-packing';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { addPacking } from '../changes/change-packings';

export const addCartPackingRoute = defineRoute(addCartPackingSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await addPacking(work, body);
    return undefined;
  }),
);
