import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sql } from 'drizzle-orm';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const refused = (day: string) =>
  api.db.execute(sql`select 1 from business_dates where date >= ${day}`).then(
    () => 'answered',
    () => 'refused',
  );
const asked = async () => (await api.request('/v1/qas', { headers: { 'channel-id': 'default' } })).status;

it('a statement that the database refuses costs nobody else an answer', async () => {
  for (const day of ['2026-02-30', 'x', '99999999-01-01', '2026-02-30', '2026-02-30']) {
    expect(await refused(day)).toBe('refused');
    expect(await asked()).toBe(200);
  }
});

it('nor do many of them between others', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) => (index % 3 === 0 ? refused('x') : asked())),
  );
  expect(new Set(answers)).toEqual(new Set(['refused', 200]));
});
