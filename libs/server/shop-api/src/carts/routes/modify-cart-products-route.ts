import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { modifyQuantities } from '../changes/modify-quantities';

export const modifyCartProductsRoute = defineRoute(modifyCartProductsSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await modifyQuantities(work, body.products);
    return undefined;
  }),
);
