import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { tabClock } from '@shop/testing-react/tab-clock';
import { emptyMeasurement, toMeasurementInput } from './measurement-fields';
import { addMeasurement } from './use-add-measurement';
import { measurementsQuery } from './measurements-query';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'default', tabClock(api.clock));
  await services.session.login({ identifier: 'second@example.jp', password: 'demo-pass-2026' });
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it('[trans-measurement-post-front, trans-measurement-post-trim] a measurement is added at the front, and the oldest goes beyond the limit', async () => {
  const { entries: before, limit } = await services.queryClient.fetchQuery(measurementsQuery(services.api));
  expect([before.length, limit]).toEqual([1, 10]);
  for (let taken = 0; taken <= limit; taken += 1) {
    const input = toMeasurementInput({ ...emptyMeasurement(api.clock.now()), height: String(150 + taken) });
    const list = await addMeasurement(services.api, input!);
    expect(list.entries[0]?.values.height).toBe(150 + taken);
    expect(list.entries).toHaveLength(Math.min(limit, before.length + taken + 1));
  }
});

it('every call names the purpose of the measurements', async () => {
  const sent = jest.spyOn(globalThis, 'fetch');
  await services.queryClient.fetchQuery({ ...measurementsQuery(services.api), staleTime: 0 });
  await addMeasurement(
    services.api,
    toMeasurementInput({ ...emptyMeasurement(api.clock.now()), height: '150' })!,
  );
  const urls = sent.mock.calls.map(([input]) => new URL(input instanceof Request ? input.url : input));
  expect(urls.map(({ search }) => search)).toEqual(['?purpose=uniform', '?purpose=uniform']);
  sent.mockRestore();
});
