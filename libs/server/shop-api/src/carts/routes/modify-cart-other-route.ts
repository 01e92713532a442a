import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { modifyOther } from '../changes/modify-other';

export const modifyCartOtherRoute = defineRoute(modifyCartOtherSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => Promise.resolve(modifyOther(work, body))),
);
