import { defineWords } from '@shop/theming/words';

export const lostCouponsWords = defineWords('lost-coupons', {
  lost: (coupon: string, reason: string) =>
    `クーポン「${coupon}」は、いまのカートでは割引になりません。${reason}。`,
});
