import { createUserMemorialSpec } from '@shop/contract/user-memorials/create-user-memorial';
import { formatDate } from '@shop/format/format-day';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { tabClock } from '@shop/testing-react/tab-clock';
import { memorialsQuery } from './memorials-query';

const DAY_MS = 86_400_000;
let api: TestApi;
let services: TestServices;
let token: string;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'default', tabClock(api.clock));
  // An account without days of its own.
  await services.session.login({ identifier: 'manager@example.jp', password: 'demo-pass-2026' });
  token = await api.signIn('manager@example.jp');
});
afterAll(() => {
  services.session.close();
  return api.close();
});

/** The month and day that are so many days away. */
const dayIn = (days: number) => {
  const [, month = 0, date = 0] = formatDate(
    new Date(api.clock.now().getTime() + days * DAY_MS).toISOString(),
  )
    .split('.')
    .map(Number);
  return { month, date };
};

it('[entity-user-memorial] the day that comes next is the first, wherever the year begins', async () => {
  for (const days of [200, -1, 0, 30]) {
    const body = { target_user_name: `${days}`, division_ct: 3 as const, call: '', name: '', ...dayIn(days) };
    expect((await api.call(createUserMemorialSpec, { body }, { token })).status).toBe(201);
  }
  const { entries, limit } = await services.queryClient.fetchQuery(memorialsQuery(services));
  expect(entries.map(({ personName }) => personName)).toEqual(['0', '30', '200', '-1']);
  expect(entries[0]).toMatchObject({ daysUntil: 0, divisionName: '敬老・長寿のお祝い' });
  expect(entries[1]).toMatchObject({ daysUntil: 30 });
  expect(limit).toBe(50);
});
