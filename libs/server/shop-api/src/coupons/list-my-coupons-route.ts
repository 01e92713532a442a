import { listMyCouponsSpec } from '@shop/contract/coupons/list-my-coupons';
import { eq } from 'drizzle-orm';
import { userCoupons } from '../db/schema';
import { defineRoute } from '../http/define-route';
import { limitAndOffset } from '../http/limit-and-offset';
import { priceSumsOf } from '../site/front-settings';
import { readTaken } from './coupon-store';
import { presentTaken } from './present-coupon';

/** GET /v1/me/coupons */
export const listMyCouponsRoute = defineRoute(listMyCouponsSpec, async (context, { query }) => {
  const { db, channel, clock, response } = context;
  const userId = context.requireMember().id;
  response.paginate(await db.$count(userCoupons, eq(userCoupons.userId, userId)), query.page, query.per);
  const sums = priceSumsOf(channel);
  const rows = await readTaken(db, userId, limitAndOffset(query));
  return rows.map((row) => presentTaken(row, clock.now(), sums));
});
