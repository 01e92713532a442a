import { COUPON_ERRORS, type TakenCoupon } from '@shop/contract/coupons/coupon';
import {
  findHandledRequest,
  handledRequestKey,
  recordHandledRequest,
} from '../handled-requests/handled-request';
import { unlessHandled } from '../handled-requests/unless-handled';
import { notFound, rejected } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { priceSumsOf } from '../site/front-settings';
import { type CouponViewer, incrementTakenCount, findOffer, findTaken, insertTaken } from './coupon-store';
import { presentTaken } from './present-coupon';

/** The shopper of a request, as far as coupons are concerned. */
export const viewerOf = ({ channel, member }: RouteContext): CouponViewer => ({
  channelId: channel.id,
  userId: member?.id ?? null,
  groupId: member?.groupId ?? null,
});

/** The coupon that a member takes, and the page on which it was offered. */
interface WantedCoupon {
  readonly couponId: number;
  readonly page: string;
}

/**
 * Gives a coupon to the member: once each, within its period, as long as there are any. The unique index and the
 * counting statement decide, whatever runs at the same time; a request that is sent again gets what it gave. Throws the codes
 * of `COUPON_ERRORS`.
 */
export function takeCoupon(context: RouteContext, request: WantedCoupon): Promise<TakenCoupon> {
  const requestKey = handledRequestKey(
    context,
    'coupon',
    `${context.requireMember().id}/${request.couponId}`,
  );
  return unlessHandled(
    () => findGiven(context, requestKey, request),
    () => giveCoupon(context, requestKey, request),
  );
}

/** What this very request has given before; null where it has not. */
async function findGiven(
  context: RouteContext,
  requestKey: string | null,
  { couponId }: WantedCoupon,
): Promise<TakenCoupon | null> {
  const { db, clock } = context;
  const now = clock.now();
  if ((await findHandledRequest(db, requestKey, now)) === null) return null;
  const coupon = await findOffer(db, viewerOf(context), couponId);
  const taken = await findTaken(db, { userId: context.requireMember().id, couponId });
  return coupon === null || taken === null
    ? null
    : presentTaken({ coupon, taken }, now, priceSumsOf(context.channel));
}

function giveCoupon(
  context: RouteContext,
  requestKey: string | null,
  { couponId, page }: WantedCoupon,
): Promise<TakenCoupon> {
  const now = context.clock.now();
  const userId = context.requireMember().id;
  return context.db.transaction(async (tx) => {
    const coupon = await findOffer(tx, viewerOf(context), couponId);
    if (coupon === null) throw notFound(COUPON_ERRORS.notFound, 'クーポンが見つかりません');
    if (now < coupon.startsAt || now >= coupon.endsAt)
      throw rejected(COUPON_ERRORS.outOfPeriod, 'このクーポンは取得できる期間ではありません');
    const taken = await insertTaken(tx, {
      userId,
      couponId: coupon.id,
      takenOnPage: page,
      takenAt: now,
    });
    if (taken === null) throw rejected(COUPON_ERRORS.alreadyTaken, 'このクーポンはすでに取得されています');
    if (!(await incrementTakenCount(tx, coupon.id)))
      throw rejected(COUPON_ERRORS.limitReached, 'このクーポンは配布を終了しました');
    await recordHandledRequest(tx, requestKey, { userId, now });
    return presentTaken({ coupon, taken }, now, priceSumsOf(context.channel));
  });
}
