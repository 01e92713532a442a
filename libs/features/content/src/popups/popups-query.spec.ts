import { servedShopOfFile } from '@shop/testing-react/served-shop-of-file';
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
