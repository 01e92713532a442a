import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { choosePayment } from '../changes/choose-payment';

export const modifyCartOrderRoute = defineRoute(modifyCartOrderSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => choosePayment(work, body.payment_id)),
);
