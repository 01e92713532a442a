import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { divideLine } from '../changes/divide-line';

export const divideCartProductRoute = handle(divideCartProductSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await divideLine(work, body.key, body.parts);
    return undefined;
  }),
);
