import type { Route } from '../http/define-route';
import { listCouponsRoute } from './list-coupons-route';
import { listMyCouponsRoute } from './list-my-coupons-route';
import { takeCouponRoute } from './take-coupon-route';

/** The shop's coupons and those that the member has taken. */
export const couponRoutes: readonly Route[] = [listCouponsRoute, listMyCouponsRoute, takeCouponRoute];
