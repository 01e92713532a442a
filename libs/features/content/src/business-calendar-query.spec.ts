import { createQueryClient } from '@shop/query/create-query-client';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { businessCalendarQuery } from './business-calendar-query';

const shop = servedShopOfFile();
const calendarAt = (time: string) =>
  businessCalendarQuery({ api: shop.services.api, clock: { now: () => Date.parse(time) } });

it.each([
  ['the last minute of a month in Japan', '2026-11-30T23:59:00+09:00', ['2026-11', '2026-12']],
  ['the first minute of the next', '2026-12-01T00:00:00+09:00', ['2026-12', '2027-01']],
  ['the last day of February', '2027-02-28T23:30:00+09:00', ['2027-02', '2027-03']],
])(
  'in %s the calendar shows that month and the next by the clock of the tab',
  async (_case, time, months) => {
    const shown = await createQueryClient('browser').fetchQuery(calendarAt(time));
    expect(shown.map(({ month }) => month)).toEqual(months);
  },
);

it('a page that was rendered in the old month is hydrated with it in the new one', async () => {
  const server = createQueryClient('server');
  const rendered = await server.fetchQuery(calendarAt('2026-11-30T23:59:59+09:00'));
  const browser = createQueryClient('browser');
  hydrate(browser, dehydrate(server));
  expect(browser.getQueryData(calendarAt('2026-12-01T00:00:00+09:00').queryKey)).toEqual(rendered);
});
