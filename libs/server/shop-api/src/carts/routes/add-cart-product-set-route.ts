import { addCartProductSetSpec } from '@shop/contract/carts/add-cart-product-set';
import { handle } from '../../http/handle';
import { addProducts } from '../changes/add-products';
import { changeCart } from '../changes/change-cart';

export const addCartProductSetRoute = handle(addCartProductSetSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await addProducts(work, body.products);
    return undefined;
  }),
);
