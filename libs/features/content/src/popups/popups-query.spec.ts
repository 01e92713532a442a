import { popups } from '@shop/shop-api/db/schema';
import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
import { eq } from 'drizzle-orm';
import { popupQuery, readPopupId } from './popup-query';
import { popupsQuery } from './popups-query';

const shop = servedShopOfFile();

it('[trans-popups-load-once] popups that are loaded are never loaded again', async () => {
  const call = jest.spyOn(shop.services.api, 'call');
  const load = () => shop.services.queryClient.fetchQuery(popupsQuery(shop.services.api));
  const first = await load();
  expect(first.length).toBeGreaterThan(0);
  const later = Date.now() + 24 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await load()).toBe(first);
  expect(call).toHaveBeenCalledTimes(1);
});

it('[call-get-v1-popups-id] a link to one popup loads that one, and nothing once it is over', async () => {
  const { api, queryClient } = shop.services;
  const load = (id: number) => queryClient.fetchQuery({ ...popupQuery(api, id), staleTime: 0 });
  const all = await queryClient.fetchQuery(popupsQuery(api));
  const last = all.at(-1)!;
  expect(await load(last.id)).toEqual(last);
  await shop.api.db
    .update(popups)
    .set({ endsAt: new Date(0) })
    .where(eq(popups.id, last.id));
  expect(await load(last.id)).toBeNull();
});

it.each([
  ['id=12', 12],
  ['', null],
  ['id=0', null],
  ['id=1e3', null],
  ['id=../x', null],
])('the query %j names the popup %j', (query, id) => {
  expect(readPopupId(new URLSearchParams(query))).toBe(id);
});
