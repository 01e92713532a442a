import type { ApiClient } from '@shop/api-client/api-client';
import { userAddresses } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { readAddressSearch } from './address-book/read-address-search';
import { addressesQuery } from './addresses-query';
import { cardsQuery } from './cards-query';
import { emptyMeasurement, toMeasurementInput } from './measurements/measurement-fields';
import { measurementsQuery } from './measurements/measurements-query';
import { addMeasurement } from './measurements/use-add-measurement';

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  const [seeded] = await api.db.select().from(userAddresses);
  const more = Array.from({ length: 19 }, (_address, at) => ({
    ...seeded!,
    id: undefined,
    name: `支店${at}`,
    isDefault: false,
    isSenderDefault: false,
  }));
  await api.db.insert(userAddresses).values(more);
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it.each([
  ['', ['自宅', 10, 1, 3, 21]],
  ['page=3', ['支店18', 1, 3, 3, 21]],
  // The last entry of the last page may just have been deleted.
  ['page=4', ['支店18', 1, 3, 3, 21]],
  ['word=支店1', ['支店1', 10, 1, 1, 10]],
  ['word=%20支店18%20&page=2', ['支店18', 1, 1, 1, 1]],
  ['word=支店99', [undefined, 0, 1, 1, 0]],
])(
  'the query %j shows page, number of pages and total %j [const-page-size-default]',
  async (query, shown) => {
    const wanted = readAddressSearch(new URLSearchParams(query));
    const { entries, pagination, limit } = await services.queryClient.fetchQuery(
      addressesQuery(services.api, wanted),
    );
    const { current, last, total } = pagination;
    expect([entries[0]?.label, entries.length, current, last, total]).toEqual(shown);
    expect(limit).toBe(1000);
  },
);

// spec items: const-limit-addresses, const-limit-cards, const-limit-measurements, interp-limits-default-1
it('one address, one card and one measurement is kept as long as the server says no limit', async () => {
  const client: ApiClient = {
    call: async (...request) => ({ ...(await services.api.call(...request)), limit: null }),
  };
  const { queryClient } = services;
  const search = readAddressSearch(new URLSearchParams());
  const measured = toMeasurementInput({ ...emptyMeasurement(new Date()), height: '150' });
  const add = () => addMeasurement(client, measured!);
  await add();
  const lists = [
    await queryClient.fetchQuery({ ...addressesQuery(client, search), staleTime: 0 }),
    await queryClient.fetchQuery(cardsQuery({ api: client, clock: services.clock })),
    await queryClient.fetchQuery(measurementsQuery(client)),
    await add(),
  ];
  expect(lists.map(({ limit }) => limit)).toEqual([1, 1, 1, 1]);
  expect((await add()).entries).toHaveLength(1);
});

it('a text is cut to what the call takes', () => {
  expect(readAddressSearch(new URLSearchParams({ word: 'a'.repeat(101) })).word).toHaveLength(100);
});
