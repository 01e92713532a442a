import { addCouponCommand } from './add-coupon-command';
import { changeCouponCommands } from './change-coupon-commands';
import { listCouponsCommand } from './list-coupons-command';

/** The commands for coupons. */
export const couponCommands = [listCouponsCommand, addCouponCommand, ...changeCouponCommands];
