import { moveSavedCartProductToCartSpec } from '@shop/contract/carts/move-saved-cart-product-to-cart';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { moveSavedToCart } from '../changes/move-saved-to-cart';

export const moveSavedCartProductToCartRoute = defineRoute(
  moveSavedCartProductToCartSpec,
  (context, { body }) =>
    changeCart(context, body.cart_token, async (work) => {
      await moveSavedToCart(work, body.key);
      return undefined;
    }),
);
