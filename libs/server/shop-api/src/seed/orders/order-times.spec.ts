import { addDays, tokyoDayOf } from '../../tokyo-time/tokyo-day';
import { ORDER_PLANS } from './order-plans';
import { arrivalDayOf, orderTimes } from './order-times';

it.each([
  ['the morning', '2026-06-10T09:00:00+09:00'],
  ['just after midnight in Tokyo', '2026-03-01T00:00:30+09:00'],
  ['just before it', '2028-02-29T23:59:59+09:00'],
  ['the turn of the year', '2026-12-31T23:30:00+09:00'],
])(
  'seeded in %s, every order goes its way in sequence, and nothing is ahead of its time',
  (_when, moment) => {
    const now = new Date(moment);
    const today = tokyoDayOf(now);
    for (const plan of ORDER_PLANS) {
      const times = orderTimes(plan, now);
      const { received, paid, shipped, delivered, cancelled } = times;
      expect([received, paid, shipped, delivered].toSorted((a, b) => a.getTime() - b.getTime())).toEqual([
        received,
        paid,
        shipped,
        delivered,
      ]);
      expect(new Set([received, paid, shipped, delivered].map(Number)).size).toBe(4);
      expect(cancelled.getTime()).toBeGreaterThan(received.getTime());
      expect(times[plan.status].getTime()).toBeLessThanOrEqual(now.getTime());
      expect(arrivalDayOf(times)).toBe(tokyoDayOf(delivered));
      // What has not left can still keep the day that it names, and what is on its way is not overdue.
      if (plan.status === 'received' || plan.status === 'paid')
        expect(arrivalDayOf(times) >= addDays(today, 1)).toBe(true);
      if (plan.status === 'shipped') expect(arrivalDayOf(times) >= today).toBe(true);
    }
  },
);

it('the orders are planned from the oldest on, as their numbers run', () => {
  const days = ORDER_PLANS.map(({ daysAgo }) => daysAgo);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});
