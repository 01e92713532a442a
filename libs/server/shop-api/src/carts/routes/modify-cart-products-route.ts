import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { modifyQuantities } from '../changes/modify-quantities';

export const modifyCartProductsRoute = handle(modifyCartProductsSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await modifyQuantities(work, body.products);
    return undefined;
  }),
);
