import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { defineRoute } from '../../http/define-route';
import { addProducts } from '../changes/add-products';
import { changeCart } from '../changes/change-cart';

export const addCartProductRoute = defineRoute(addCartProductSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await addProducts(work, [body]);
    return undefined;
  }),
);
