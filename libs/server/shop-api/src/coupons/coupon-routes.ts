import { listCouponsSpec } from '@shop/contract/coupons/list-coupons';
import { listMyCouponsSpec } from '@shop/contract/coupons/list-my-coupons';
import { takeCouponSpec } from '@shop/contract/coupons/take-coupon';
import { eq } from 'drizzle-orm';
import { userCoupons } from '../db/schema';
import { handle, type Route } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { readOffers, readTaken } from './coupon-store';
import { presentCoupon, presentTaken } from './present-coupon';
import { takeCoupon, viewerOf } from './take-coupon';

/** GET /v1/coupons */
const listCouponsRoute = handle(listCouponsSpec, async (context, { query }) => {
  const { db, clock, answer } = context;
  const { rows, total } = await readOffers(db, viewerOf(context), clock.now(), pageBounds(query));
  answer.paginate(total, query.page, query.per);
  return rows.map(({ coupon, takenId }) => presentCoupon(coupon, takenId !== null));
});

/** GET /v1/me/coupons */
const listMyCouponsRoute = handle(listMyCouponsSpec, async (context, { query }) => {
  const { db, clock, answer } = context;
  const userId = context.requireMember().id;
  answer.paginate(await db.$count(userCoupons, eq(userCoupons.userId, userId)), query.page, query.per);
  return (await readTaken(db, userId, pageBounds(query))).map((row) => presentTaken(row, clock.now()));
});

/** POST /v1/me/coupons */
const takeCouponRoute = handle(takeCouponSpec, (context, { body }) =>
  takeCoupon(context, { couponId: body.coupon_id, page: body.page ?? '' }),
);

export const couponRoutes: readonly Route[] = [listCouponsRoute, listMyCouponsRoute, takeCouponRoute];
