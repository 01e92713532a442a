import { and, eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { coupons, customerGroups, pointEntries, userCoupons } from '../db/schema';
import type { MemberSeed } from './member-seed';
import { DAY_MS } from '../durations';
import { addDays, startOfTokyoDay, tokyoDayOf } from '../tokyo-time/tokyo-day';

const YEAR_DAYS = 365;
const WELCOME_POINTS = 500;

const OFFERS = [
  {
    code: 'HAJIMETE500',
    name: 'お買い物 500円引き',
    description: '全商品にお使いいただけます。',
    discountKind: 'amount',
    discountValue: 500,
    minimumSubtotal: 3_000,
    from: -30,
    to: 180,
  },
  {
    code: 'KISETSU10',
    name: '季節の10%引き',
    description: '季節の品も、いつもの品も。全商品にお使いいただけます。',
    discountKind: 'percent',
    discountValue: 10,
    minimumSubtotal: 5_000,
    from: -7,
    to: 90,
    takeLimit: 10_000,
  },
  {
    code: 'SENCHAKU100',
    name: '先着100名様 1,000円引き',
    description: '先着順です。お一人さま一回限りお使いいただけます。',
    discountKind: 'amount',
    discountValue: 1_000,
    minimumSubtotal: 8_000,
    from: -1,
    to: 60,
    takeLimit: 100,
  },
  {
    code: 'KONGETSU300',
    name: '先月のありがとう 300円引き',
    description: '期間が終わったクーポンです。',
    discountKind: 'amount',
    discountValue: 300,
    from: -60,
    to: -3,
  },
  {
    code: 'YOKOSO300',
    name: 'チラシの 300円引き',
    description: '会員登録なしでお使いいただけます。チラシのコードをご入力ください。',
    discountKind: 'amount',
    discountValue: 300,
    minimumSubtotal: 2_000,
    from: -10,
    to: 180,
    isShow: false,
    isPublic: true,
  },
  {
    code: 'OROSHI5',
    name: '卸売会員さま限定 5%引き',
    description: '卸売会員さまだけのクーポンです。',
    discountKind: 'percent',
    discountValue: 5,
    minimumSubtotal: 30_000,
    from: -10,
    to: 120,
    group: 'wholesale',
  },
] as const;

/** Coupons of a channel, taken ones, and points of the demo members. */
export async function seedBenefits(db: Executor, seed: MemberSeed): Promise<void> {
  const { channelId, now } = seed;
  const day = (days: number) => new Date(now.getTime() + days * DAY_MS);
  /** Coupons begin with a day in Tokyo and end with the last moment of one. */
  const startOf = (days: number) => startOfTokyoDay(addDays(tokyoDayOf(now), days));
  const endOf = (days: number) => new Date(startOf(days + 1).getTime() - 1);
  const [wholesale] = await db
    .select({ id: customerGroups.id })
    .from(customerGroups)
    .where(and(eq(customerGroups.channelId, channelId), eq(customerGroups.key, 'wholesale')));
  const stored = await db
    .insert(coupons)
    .values(
      OFFERS.map(({ from, to, ...offer }) => ({
        ...offer,
        channelId,
        groupId: 'group' in offer ? (wholesale?.id ?? null) : null,
        startsAt: startOf(from),
        endsAt: endOf(to),
        takenCount: offer.code === 'HAJIMETE500' ? 2 : 0,
      })),
    )
    .returning({ id: coupons.id, code: coupons.code });
  const welcome = stored.find(({ code }) => code === 'HAJIMETE500')?.id ?? 0;
  const member = seed.memberId('member@example.jp');
  const second = seed.memberId('second@example.jp');
  await db.insert(userCoupons).values([
    { userId: member, couponId: welcome, takenAt: day(-2) },
    { userId: second, couponId: welcome, takenAt: day(-2) },
  ]);
  await db.insert(pointEntries).values([
    ...seed.memberIds.map((userId) => ({
      userId,
      kind: 'grant' as const,
      amount: WELCOME_POINTS,
      remaining: userId === member ? WELCOME_POINTS - 300 : WELCOME_POINTS,
      description: '会員登録',
      expiresAt: day(YEAR_DAYS - 40),
      createdAt: day(-40),
    })),
    {
      userId: member,
      kind: 'grant' as const,
      amount: 1_250,
      remaining: 1_250,
      description: 'お買い物',
      expiresAt: day(YEAR_DAYS - 20),
      createdAt: day(-20),
    },
    {
      userId: member,
      kind: 'use' as const,
      amount: -300,
      description: 'ご注文でのご利用',
      createdAt: day(-10),
    },
  ]);
}
