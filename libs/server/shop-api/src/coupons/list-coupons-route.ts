import { listCouponsSpec } from '@shop/contract/coupons/list-coupons';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { readOffers } from './coupon-store';
import { presentCoupon } from './present-coupon';
import { viewerOf } from './take-coupon';

/** GET /v1/coupons */
export const listCouponsRoute = handle(listCouponsSpec, async (context, { query }) => {
  const { db, clock, answer } = context;
  const { rows, total } = await readOffers(db, viewerOf(context), clock.now(), pageBounds(query));
  answer.paginate(total, query.page, query.per);
  return rows.map(({ coupon, takenId }) => presentCoupon(coupon, takenId !== null));
});
