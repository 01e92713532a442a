import { createBusinessCalendar } from './business-calendar';
import { planDelivery, SELECTABLE_DAYS } from './plan-delivery';

const calendar = createBusinessCalendar([
  { date: '2026-04-07', isClosed: true, label: '棚卸し' },
  { date: '2026-04-11', isClosed: false, label: '土曜営業' },
]);

const plan = (now: string, change: Partial<Parameters<typeof planDelivery>[0]> = {}) =>
  planDelivery({
    now: new Date(now),
    calendar,
    cutOffHour: 15,
    shippingDays: 0,
    transitDays: 1,
    isOpenDaysOnly: false,
    paidUntil: null,
    ...change,
  });

describe('when an order leaves and arrives', () => {
  it.each([
    ['before the cut-off of a Wednesday', '2026-04-01T14:59:59+09:00', {}, '2026-04-01', '2026-04-02'],
    ['at the cut-off', '2026-04-01T15:00:00+09:00', {}, '2026-04-02', '2026-04-03'],
    ['late on a Friday in Tokyo', '2026-04-03T23:30:00+09:00', {}, '2026-04-06', '2026-04-07'],
    ['still Friday in UTC, Saturday in Tokyo', '2026-04-03T20:00:00Z', {}, '2026-04-06', '2026-04-07'],
    ['a closed day of the shop', '2026-04-07T10:00:00+09:00', {}, '2026-04-08', '2026-04-09'],
    ['a Saturday that is worked', '2026-04-10T16:00:00+09:00', {}, '2026-04-11', '2026-04-12'],
    [
      'preparation counts working days',
      '2026-04-03T10:00:00+09:00',
      { shippingDays: 2 },
      '2026-04-08',
      '2026-04-09',
    ],
    ['the golden week', '2026-05-01T16:00:00+09:00', {}, '2026-05-07', '2026-05-08'],
    ['three days on the road', '2026-04-01T10:00:00+09:00', { transitDays: 3 }, '2026-04-01', '2026-04-04'],
    [
      'handover only on working days',
      '2026-04-03T10:00:00+09:00',
      { isOpenDaysOnly: true },
      '2026-04-03',
      '2026-04-06',
    ],
    [
      'paid until a Wednesday: it counts on Thursday, even if the order came late on a Friday',
      '2026-04-03T23:30:00+09:00',
      { paidUntil: '2026-04-08' },
      '2026-04-09',
      '2026-04-10',
    ],
    [
      'paid until a Saturday that is closed',
      '2026-04-01T10:00:00+09:00',
      { paidUntil: '2026-04-04', shippingDays: 1 },
      '2026-04-08',
      '2026-04-09',
    ],
    [
      'a payment that was due before',
      '2026-04-01T10:00:00+09:00',
      { paidUntil: '2026-03-30' },
      '2026-04-01',
      '2026-04-02',
    ],
  ])('%s', (_, now, change, shipsOn, earliestArrivalOn) => {
    expect(plan(now, change)).toMatchObject({ shipsOn, earliestArrivalOn });
  });

  it('offers thirty days from the earliest, with the reason why a day cannot be chosen', () => {
    const { days, earliestArrivalOn } = plan('2026-04-01T10:00:00+09:00', {
      shippingDays: 1,
      isOpenDaysOnly: true,
    });
    expect(earliestArrivalOn).toBe('2026-04-03');
    expect(days[0]).toEqual({ date: '2026-04-02', reason: 'お届けの準備期間のためお選びいただけません' });
    expect(days.filter((day) => day.date >= earliestArrivalOn)).toHaveLength(SELECTABLE_DAYS);
    const reasons = new Map(days.map((day) => [day.date, day.reason]));
    expect(reasons.get('2026-04-03')).toBeNull();
    expect(reasons.get('2026-04-04')).toBe('休業日（土日）のためお選びいただけません');
    expect(reasons.get('2026-04-07')).toBe('休業日（棚卸し）のためお選びいただけません');
    expect(reasons.get('2026-04-29')).toBe('休業日（祝日（昭和の日））のためお選びいただけません');
  });
});
