import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { divideLine } from '../changes/divide-line';

export const divideCartProductRoute = defineRoute(divideCartProductSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await divideLine(work, body.key, body.parts);
    return undefined;
  }),
);
