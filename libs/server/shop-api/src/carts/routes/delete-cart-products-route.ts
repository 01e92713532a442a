import { deleteCartProductsSpec } from '@shop/contract/carts/delete-cart-products';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { deleteLines } from '../state/line-store';

export const deleteCartProductsRoute = defineRoute(deleteCartProductsSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async ({ tx, cart }) => {
    if (body.key !== undefined) await deleteLines(tx, cart.id, { key: body.key });
    if (body.ids !== undefined) await deleteLines(tx, cart.id, { ids: body.ids });
    return undefined;
  }),
);
