import { type TestApi, openTestApi } from '@shop/testing-api';
import { type TestServices, createTestServices } from '@shop/testing-react';
import { popupsQuery } from './popups-query';

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

it('[trans-popups-load-once] popups that are there are not loaded again, however much later', async () => {
  const call = jest.spyOn(services.api, 'call');
  const load = () => services.queryClient.fetchQuery(popupsQuery(services.api));
  const first = await load();
  expect(first.length).toBeGreaterThan(0);
  const later = Date.now() + 24 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  expect(await load()).toBe(first);
  expect(call).toHaveBeenCalledTimes(1);
});
