import { deleteCartProductsSpec } from '@shop/contract/carts/delete-cart-products';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { deleteLines } from '../state/line-store';

export const deleteCartProductsRoute = handle(deleteCartProductsSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async ({ tx, cart }) => {
    if (body.key !== undefined) await deleteLines(tx, cart.id, { key: body.key });
    if (body.ids !== undefined) await deleteLines(tx, cart.id, { ids: body.ids });
    return undefined;
  }),
);
