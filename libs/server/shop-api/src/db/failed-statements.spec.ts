import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sql } from 'drizzle-orm';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const rejected = (day: string) =>
  api.db.execute(sql`select 1 from business_dates where date >= ${day}`).then(
    () => 'succeeded',
    () => 'rejected',
  );
const requestQas = async () =>
  (await api.request('/v1/qas', { headers: { 'channel-id': 'default' } })).status;

it('a statement that the database rejects fails no other request', async () => {
  for (const day of ['2026-02-30', 'x', '99999999-01-01', '2026-02-30', '2026-02-30']) {
    expect(await rejected(day)).toBe('rejected');
    expect(await requestQas()).toBe(200);
  }
});

it('many rejected statements between others fail no other request', async () => {
  const responses = await Promise.all(
    Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? rejected('x') : requestQas())),
  );
  expect(new Set(responses)).toEqual(new Set(['rejected', 200]));
});
