import { getProduct } from '@shop/contract/products/get-product';
import { settingsQuery } from '@shop/site/settings/settings-query';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from './create-test-services';

let api: TestApi;
let services: TestServices;

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'gift');
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it('creates the services of the requested shop, with its settings loaded', () => {
  const settings = services.queryClient.getQueryData(settingsQuery(services.api).queryKey);
  expect(settings).toMatchObject({ namespace: 'gift' });
});

it('stores the errors of its calls', async () => {
  await expect(services.api.call(getProduct, { params: { key: 'no-such-product' } })).rejects.toMatchObject({
    kind: 'not-found',
  });
  expect(services.errors).toHaveLength(1);
});
