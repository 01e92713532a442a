import { COUPON_ERRORS, type TakenCoupon } from '@shop/contract/coupons/coupon';
import { notFound, rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { type CouponViewer, incrementTakenCount, findOffer, insertTaken } from './coupon-store';
import { presentTaken } from './present-coupon';

/** The shopper of a request, as far as coupons are concerned. */
export const viewerOf = ({ channel, member }: RouteContext): CouponViewer => ({
  channelId: channel.id,
  userId: member?.id ?? null,
  groupId: member?.groupId ?? null,
});

/**
 * Gives a coupon to the member: once each, within its period, as long as there are any. The unique index and the
 * counting statement decide, whatever runs at the same time. Throws the codes of `COUPON_ERRORS`.
 */
export function takeCoupon(
  context: RouteContext,
  request: { readonly couponId: number; readonly page: string },
): Promise<TakenCoupon> {
  const now = context.clock.now();
  const userId = context.requireMember().id;
  return context.db.transaction(async (tx) => {
    const coupon = await findOffer(tx, viewerOf(context), request.couponId);
    if (coupon === null) throw notFound(COUPON_ERRORS.notFound, 'クーポンが見つかりません');
    if (now < coupon.startsAt || now >= coupon.endsAt)
      throw rejected(COUPON_ERRORS.outOfPeriod, 'このクーポンは取得できる期間ではありません');
    const taken = await insertTaken(tx, {
      userId,
      couponId: coupon.id,
      takenOnPage: request.page,
      takenAt: now,
    });
    if (taken === null) throw rejected(COUPON_ERRORS.alreadyTaken, 'このクーポンはすでに取得されています');
    if (!(await incrementTakenCount(tx, coupon.id)))
      throw rejected(COUPON_ERRORS.limitReached, 'このクーポンは配布を終了しました');
    return presentTaken({ coupon, taken }, now);
  });
}
