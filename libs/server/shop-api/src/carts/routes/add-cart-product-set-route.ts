import { addCartProductSetSpec } from '@shop/contract/carts/add-cart-product-set';
import { defineRoute } from '../../http/define-route';
import { addProducts } from '../changes/add-products';
import { changeCart } from '../changes/change-cart';

export const addCartProductSetRoute = defineRoute(addCartProductSetSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await addProducts(work, body.products);
    return undefined;
  }),
);
