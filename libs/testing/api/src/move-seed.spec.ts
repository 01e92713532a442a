import { businessDates, coupons, measurements, orders, userCards, users } from '@shop/shop-api/db/schema';
import { DAY_MS } from '@shop/shop-api/durations';
import { eq } from 'drizzle-orm';
import { moveSeed, lastNoon } from './move-seed';
import { openTestApi } from './open-test-api';
import { SEEDED_AT } from './test-clock';

it.each([
  ['the moment of the seed', SEEDED_AT, SEEDED_AT],
  ['the last minute before a noon', '2026-12-07T11:59:00+09:00', '2026-12-06T12:00:00+09:00'],
  ['a noon', '2026-12-07T12:00:00+09:00', '2026-12-07T12:00:00+09:00'],
  ['the last minutes of a year', '2026-12-31T23:30:00+09:00', '2026-12-31T12:00:00+09:00'],
  ['a leap day', '2028-02-29T23:30:00+09:00', '2028-02-29T12:00:00+09:00'],
])('the last noon at %s', (_when, now, noon) => {
  expect(lastNoon(new Date(now))).toEqual(new Date(noon));
});

it('what was seeded is as old on the day that it is moved to, and ends as late', async () => {
  const api = await openTestApi();
  const firstOrder = async () => (await api.db.select().from(orders).orderBy(orders.id).limit(1))[0]!;
  const ordered = await firstOrder();
  const welcomeEnd = async () =>
    (await api.db.select().from(coupons).where(eq(coupons.code, 'HAJIMETE500')).limit(1))[0]!.endsAt;
  const ended = await welcomeEnd();
  const birthdays = await api.db.select({ birthday: users.birthday }).from(users).orderBy(users.id);
  const now = new Date('2027-06-16T23:30:00+09:00');
  await moveSeed(api.db, now);
  const days = (lastNoon(now).getTime() - Date.parse(SEEDED_AT)) / DAY_MS;
  expect(days).toBe(371);

  expect(await welcomeEnd()).toEqual(new Date(ended.getTime() + days * DAY_MS));
  expect((await firstOrder()).orderedAt).toEqual(new Date(ordered.orderedAt.getTime() + days * DAY_MS));
  expect(await api.db.select({ birthday: users.birthday }).from(users).orderBy(users.id)).toEqual(birthdays);
  expect((await api.db.select().from(measurements))[0]!.measuredOn).toBe('2027-03-07');
  expect((await api.db.select().from(userCards).orderBy(userCards.id))[0]!.expiration).toBe('203112');
  const closed = await api.db.select({ date: businessDates.date }).from(businessDates);
  expect(closed.map(({ date }) => date)).toEqual(expect.arrayContaining(['2027-08-13', '2028-01-02']));
  await api.close();
});
