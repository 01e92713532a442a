import { deleteCartCouponSpec } from '@shop/contract/carts/delete-cart-coupon';
import { handle } from '../../http/handle';
import { changeCart } from '../changes/change-cart';
import { removeCoupon } from '../changes/change-coupons';

export const deleteCartCouponRoute = handle(deleteCartCouponSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await removeCoupon(work, body.code);
    return undefined;
  }),
);
