import { modifyCartAccessoriesSpec } from '@shop/contract/carts/modify-cart-accessories';
import { defineRoute } from '../../http/define-route';
import { modifyAccessories } from '../changes/change-accessories';
import { changeCart } from '../changes/change-cart';

export const modifyCartAccessoriesRoute = defineRoute(modifyCartAccessoriesSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await modifyAccessories(work, body.accessories);
    return undefined;
  }),
);
