import { channels } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { eq } from 'drizzle-orm';
import { userFormQuery } from './user-form-query';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it.each([
  [{ 'USER.KANA.IS_REQUIRED': true }, { isCompanyRequired: false, isKanaRequired: true }],
  [{ 'USER.KANA.IS_REQUIRED': false }, { isCompanyRequired: false, isKanaRequired: false }],
  [
    { 'USER.KANA.IS_REQUIRED': false, 'USER.COMPANY_NAME.IS_REQUIRED': true },
    { isCompanyRequired: true, isKanaRequired: false },
  ],
])('a shop with %j has a form that requires %j', async (settings, required) => {
  await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
  expect(await services.queryClient.fetchQuery({ ...userFormQuery(services.api), staleTime: 0 })).toEqual(
    required,
  );
});
