import { and, asc, eq } from 'drizzle-orm';
import type { CouponRow } from '../../coupons/coupon-store';
import type { Executor } from '../../db/database';
import { coupons, customerGroups } from '../../db/schema';
import { OperatorError } from '../command/operator-error';
import { NONE } from './coupon-terms';

/** The group of customers that a coupon is for; both null: for all. */
export interface CouponGroup {
  readonly groupId: number | null;
  readonly group: string | null;
}

export const FOR_ALL: CouponGroup = { groupId: null, group: null };

/** A coupon with the group that it is for. */
export type FoundCoupon = CouponRow & CouponGroup;

/** The coupon of that code, held until the transaction ends. */
export async function lockCoupon(tx: Executor, channelId: number, code: string): Promise<FoundCoupon> {
  const [row] = await tx
    .select({ coupon: coupons, group: customerGroups.key })
    .from(coupons)
    .leftJoin(customerGroups, eq(customerGroups.id, coupons.groupId))
    .where(and(eq(coupons.channelId, channelId), eq(coupons.code, code)))
    .for('no key update', { of: coupons });
  if (row !== undefined) return { ...row.coupon, group: row.group };
  throw new OperatorError(
    `クーポンがありません: ${code}（coupons list で一覧を見られます）`,
    `There is no coupon ${code} (coupons list shows them)`,
  );
}

/** The group of customers with that key, or `none`; throws an `OperatorError` that names the groups. */
export async function readGroup(tx: Executor, channelId: number, key: string): Promise<CouponGroup> {
  if (key === NONE) return FOR_ALL;
  const groups = await tx
    .select({ groupId: customerGroups.id, group: customerGroups.key })
    .from(customerGroups)
    .where(eq(customerGroups.channelId, channelId))
    .orderBy(asc(customerGroups.id));
  const found = groups.find(({ group }) => group === key);
  if (found !== undefined) return found;
  const known = groups.map(({ group }) => group).join(', ');
  throw new OperatorError(
    `会員グループがありません: ${key}（${known}）`,
    `There is no group of customers ${key} (${known})`,
  );
}
