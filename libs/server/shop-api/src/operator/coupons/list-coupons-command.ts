import { formatCount } from '@shop/format/format-yen';
import { and, asc, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { CouponRow } from '../../coupons/coupon-store';
import { channels, coupons, customerGroups } from '../../db/schema';
import { priceSumsOf } from '../../site/front-settings';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { discountText, minimumText } from './describe-coupon';

const STATES = { open: '期間中', upcoming: '開始前', ended: '終了', all: 'すべて' } as const;
type CouponState = keyof typeof STATES;

/** One that was stopped before it began has ended. */
function stateOf({ startsAt, endsAt }: CouponRow, now: Date): Exclude<CouponState, 'all'> {
  if (endsAt <= now) return 'ended';
  return startsAt <= now ? 'open' : 'upcoming';
}

function inState(state: CouponState | null, now: Date): SQL | undefined {
  if (state === null || state === 'all') return undefined;
  if (state === 'ended') return lte(coupons.endsAt, now);
  return and(
    gt(coupons.endsAt, now),
    state === 'open' ? lte(coupons.startsAt, now) : gt(coupons.startsAt, now),
  );
}

/** `3` or, where there is a limit, `3/100`. */
const ofLimit = (count: number, limit: number | null): string =>
  `${formatCount(count)}${limit === null ? '' : `/${formatCount(limit)}`}`;

/** `coupons list`: the coupons of a shop with what they take off and how often they were used, the last to begin first. */
export const listCouponsCommand = listCommand({
  name: 'coupons list',
  ja: 'クーポンを、値引き・条件・期間・限度・使われた回数とともに、新しい順に表示します',
  en: 'lists coupons with what they take off, conditions, period, limits and how often they were used, newest first',
  isOfOneShop: true,
  states: STATES,
  day: { ja: '開始日', en: 'begins' },
  none: 'クーポンはありません。 No coupons.',
  async read(db, { state, channelId, limit, offset, ...period }, now) {
    const rows = await db
      .select({ coupon: coupons, group: customerGroups.key, channel: channels })
      .from(coupons)
      .innerJoin(channels, eq(channels.id, coupons.channelId))
      .leftJoin(customerGroups, eq(customerGroups.id, coupons.groupId))
      .where(
        and(ofChannel(coupons.channelId, channelId), inState(state, now), within(coupons.startsAt, period)),
      )
      .orderBy(desc(coupons.startsAt), asc(coupons.id))
      .limit(limit)
      .offset(offset);
    return rows.map(({ channel, coupon, group }) => ({
      coupon,
      group,
      state: stateOf(coupon, now),
      sums: priceSumsOf(channel),
    }));
  },
  lineOf: ({ coupon, group, state, sums }) =>
    [
      coupon.code,
      STATES[state],
      coupon.name,
      discountText(coupon, sums),
      minimumText(coupon, sums),
      `${tokyoTime(coupon.startsAt)} から ${tokyoTime(coupon.endsAt)} まで`,
      `受け取り ${ofLimit(coupon.takenCount, coupon.takeLimit)}`,
      `利用 ${ofLimit(coupon.usedCount, coupon.useLimit)}`,
      ...(group === null ? [] : [`${group} だけ`]),
      ...(coupon.isPublic ? ['会員でなくても可'] : []),
      ...(coupon.isShow ? [] : ['一覧に載せない']),
    ].join('  '),
  columns: {
    code: ({ coupon }) => coupon.code,
    state: ({ state }) => state,
    name: ({ coupon }) => coupon.name,
    description: ({ coupon }) => coupon.description,
    discount_kind: ({ coupon }) => coupon.discountKind,
    discount_value: ({ coupon }) => coupon.discountValue,
    min_amount: ({ coupon }) => coupon.minimumSubtotal,
    sums: ({ sums }) => sums,
    starts_at: ({ coupon }) => tokyoTimestamp(coupon.startsAt),
    ends_at: ({ coupon }) => tokyoTimestamp(coupon.endsAt),
    take_limit: ({ coupon }) => coupon.takeLimit,
    taken_count: ({ coupon }) => coupon.takenCount,
    use_limit: ({ coupon }) => coupon.useLimit,
    used_count: ({ coupon }) => coupon.usedCount,
    group: ({ group }) => group,
    is_public: ({ coupon }) => coupon.isPublic,
    is_shown: ({ coupon }) => coupon.isShow,
  },
});
