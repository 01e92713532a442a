import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { writeOther } from '../changes/write-other';

export const modifyCartOtherRoute = handle(modifyCartOtherSpec, (context, { body }) =>
  changeCart(context, body.cart_token, (work) => Promise.resolve(writeOther(work, body))),
);
