import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { defineRoute } from '../../http/define-route';
import type { RouteContext } from '../../http/route-context';
import { addProducts } from '../changes/add-products';
import { changeCart } from '../changes/change-cart';
import { initCart } from '../changes/init-cart';

export const addCartProductRoute = defineRoute(addCartProductSpec, async (context, { body }) =>
  changeCart(context, body.cart_token ?? (await beginCart(context)), async (work) => {
    await addProducts(work, [body]);
    return undefined;
  }),
);

/** The token of a new cart, or of the member's own: what an init without a token returns. */
const beginCart = async (context: RouteContext): Promise<string> =>
  (await context.db.transaction((tx) => initCart(tx, context, null))).token;
