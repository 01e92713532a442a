import { deleteCartAccessoriesSpec } from '@shop/contract/carts/delete-cart-accessories';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { deleteLines } from '../state/line-store';

export const deleteCartAccessoriesRoute = handle(deleteCartAccessoriesSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async ({ tx, cart }) => {
    await deleteLines(tx, cart.id, { accessoryKeys: body.keys });
    return undefined;
  }),
);
