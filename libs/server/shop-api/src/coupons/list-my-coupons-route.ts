import { listMyCouponsSpec } from '@shop/contract/coupons/list-my-coupons';
import { eq } from 'drizzle-orm';
import { userCoupons } from '../db/schema';
import { handle } from '../http/handle';
import { pageBounds } from '../http/page-bounds';
import { readTaken } from './coupon-store';
import { presentTaken } from './present-coupon';

/** GET /v1/me/coupons */
export const listMyCouponsRoute = handle(listMyCouponsSpec, async (context, { query }) => {
  const { db, clock, answer } = context;
  const userId = context.requireMember().id;
  answer.paginate(await db.$count(userCoupons, eq(userCoupons.userId, userId)), query.page, query.per);
  return (await readTaken(db, userId, pageBounds(query))).map((row) => presentTaken(row, clock.now()));
});
