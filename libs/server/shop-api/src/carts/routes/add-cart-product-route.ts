import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { handle } from '../../http/handle';
import { addProducts } from '../changes/add-products';
import { changeCart } from '../changes/change-cart';

export const addCartProductRoute = handle(addCartProductSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await addProducts(work, [body]);
    return undefined;
  }),
);
