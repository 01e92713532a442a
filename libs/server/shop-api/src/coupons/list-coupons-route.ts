import { listCouponsSpec } from '@shop/contract/coupons/list-coupons';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { priceSumsOf } from '../site/front-settings';
import { readOffers } from './coupon-store';
import { presentCoupon } from './present-coupon';
import { viewerOf } from './take-coupon';

/** GET /v1/coupons */
export const listCouponsRoute = defineRoute(listCouponsSpec, async (context, { query }) => {
  const { db, channel, clock, response } = context;
  const { rows, total } = await readOffers(db, viewerOf(context), clock.now(), limitAndOffset(query));
  response.paginate(total, query.page, query.per);
  const sums = priceSumsOf(channel);
  return rows.map(({ coupon, taken }) => presentCoupon(coupon, taken, sums));
});
