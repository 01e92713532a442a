import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { defineRoute } from '../../http/define-route';
import { changeCart } from '../changes/change-cart';
import { addCoupon } from '../changes/change-coupons';

export const addCartCouponRoute = defineRoute(addCartCouponSpec, (context, { body }) =>
  changeCart(context, body.cart_token, async (work) => {
    await addCoupon(work, body.code);
    return undefined;
  }),
);
