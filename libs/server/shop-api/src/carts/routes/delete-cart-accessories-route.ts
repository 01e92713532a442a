import { deleteCartAccessoriesSpec } from '@shop/contract/carts/delete-cart-accessories';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { deleteLines } from '../state/line-store';

export const deleteCartAccessoriesRoute = defineRoute(deleteCartAccessoriesSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async ({ tx, cart }) => {
    await deleteLines(tx, cart.id, { accessoryKeys: body.keys });
    return undefined;
  }),
);
