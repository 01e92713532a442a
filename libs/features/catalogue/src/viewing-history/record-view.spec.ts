import { listProductHistoriesSpec } from '@shop/contract/product-histories/list-product-histories';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { deviceStorage } from '@shop/site/storage/shop-storage';
import { clearGuestHistory } from './guest-history';
import { recordView } from './record-view';
import { viewedProductsQuery } from './viewed-products-query';

const ELEVEN = 11;
let api: TestApi;
let services: TestServices;
let ids: readonly number[] = [];
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  ids = (await wellStockedProducts(api.db, ELEVEN)).map(({ id }) => id);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const viewed = () =>
  services.queryClient.getQueryData(viewedProductsQuery.queryKey)?.map(({ product }) => product.id);

it('[role-guest] [trans-product-history-max] [interp-product-history-size] keeps the ten newest of a guest, newest first, each once', async () => {
  for (const id of ids) await recordView(services, id);
  expect(viewed()).toEqual(ids.slice(1).toReversed());
  await recordView(services, ids[3] ?? 0);
  expect(viewed()?.slice(0, 2)).toEqual([ids[3], ids[10]]);
  expect(viewed()).toHaveLength(10);
});

it('[trans-session-login-flushes-viewing-history] shows the history of the member after a login, and not that of the guest', async () => {
  await recordView(services, ids[0] ?? 0);
  await services.session.login({ identifier: 'manager@example.jp', password: 'demo-pass-2026' });
  clearGuestHistory(deviceStorage(services), services.queryClient);
  expect(viewed()).toBeUndefined();
  await recordView(services, ids[5] ?? 0);
  const token = await api.signIn('manager@example.jp');
  const { body } = await api.call(listProductHistoriesSpec, { query: {} }, { token });
  expect(viewed()).toEqual(body.map(({ product }) => product.id));
  expect(viewed()?.[0]).toBe(ids[5]);
  expect(viewed()).not.toContain(ids[9]);
});
