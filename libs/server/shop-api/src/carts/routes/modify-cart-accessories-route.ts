import { modifyCartAccessoriesSpec } from '@shop/contract/carts/modify-cart-accessories';
import { handle } from '../../http/handle';
import { modifyAccessories } from '../changes/change-accessories';
import { changeCart } from '../changes/change-cart';

export const modifyCartAccessoriesRoute = handle(modifyCartAccessoriesSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await modifyAccessories(work, body.accessories);
    return undefined;
  }),
);
