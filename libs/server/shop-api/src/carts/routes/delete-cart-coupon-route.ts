import { deleteCartCouponSpec } from '@shop/contract/carts/delete-cart-coupon';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { removeCoupon } from '../changes/change-coupons';

export const deleteCartCouponRoute = defineRoute(deleteCartCouponSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await removeCoupon(work, body.code);
    return undefined;
  }),
);
