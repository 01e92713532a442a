import { listProductHistoriesSpec } from '@shop/contract/product-histories/list-product-histories';
import { runMutation } from '@shop/query/run-mutation';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { favouriteMutation } from '../saved-products/favourite-mutation';
import { clearHistoryMutation } from './clear-history-mutation';
import { memberHistoryQuery } from './member-history-query';
import { recordView } from './record-view';
import { viewedProductsQuery } from './viewed-products-query';

const ELEVEN = 11;
const EMAIL = 'manager@example.jp';
let api: TestApi;
let services: TestServices;
let ids: readonly number[] = [];
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: EMAIL, password: 'demo-pass-2026' });
  ids = (await wellStockedProducts(api.db, ELEVEN)).map(({ id }) => id);
  for (const id of ids) await recordView(services, id);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const history = () => services.queryClient.fetchQuery(memberHistoryQuery(services.api));
const shown = () => services.queryClient.getQueryData(memberHistoryQuery(services.api).queryKey);

it('[trans-product-history-max] the member sees the ten newest, newest first', async () => {
  expect((await history()).map(({ product }) => product.id)).toEqual(ids.slice(1).toReversed());
});

it('[trans-product-history-favourite] a favourite is marked in the history at once', async () => {
  const productId = ids[5] ?? 0;
  await runMutation(services.queryClient, favouriteMutation(services), { productId, isFavourite: true });
  const marked = shown()?.filter(({ product }) => product.isFavourite);
  expect(marked?.map(({ product }) => product.id)).toEqual([productId]);
});

it('a history that could not be cleared stays, and a cleared one is empty everywhere', async () => {
  await api.lab({ scenario: 'server-error', match: { method: 'DELETE' }, times: 1 });
  const clear = () => runMutation(services.queryClient, clearHistoryMutation(services), undefined);
  await expect(clear()).rejects.toMatchObject({ kind: 'server' });
  expect(shown()).toHaveLength(10);
  await clear();
  expect([shown(), services.queryClient.getQueryData(viewedProductsQuery.queryKey)]).toEqual([[], []]);
  const token = await api.signIn(EMAIL);
  expect((await api.call(listProductHistoriesSpec, { query: {} }, { token })).body).toEqual([]);
});
