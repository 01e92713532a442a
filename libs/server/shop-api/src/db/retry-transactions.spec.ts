import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, sql } from 'drizzle-orm';
import { products } from './schema';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** A transaction that changes a row and then fails with the SQLSTATE so many times. */
async function failing(state: string, times: number) {
  let attempts = 0;
  const result = await api.db
    .transaction(async (tx) => {
      attempts += 1;
      await tx
        .update(products)
        .set({ position: sql`${products.position} + 1` })
        .where(eq(products.id, 1));
      if (attempts <= times)
        await tx.execute(sql.raw(`do $$ begin raise exception 'lost' using errcode = '${state}'; end $$`));
      return 'done';
    })
    .catch(() => 'failed');
  return { result, attempts };
}
const position = async () =>
  (await api.db.select().from(products).where(eq(products.id, 1)))[0]?.position ?? 0;

it.each([
  ['a deadlock', '40P01', 2, { result: 'done', attempts: 3 }],
  ['a conflict of serialization', '40001', 1, { result: 'done', attempts: 2 }],
  ['a deadlock each time', '40P01', 9, { result: 'failed', attempts: 5 }],
  ['a violated unique index', '23505', 1, { result: 'failed', attempts: 1 }],
  ['a time limit', '57014', 1, { result: 'failed', attempts: 1 }],
])('after %s', async (_case, state, times, expected) => {
  const before = await position();
  expect(await failing(state, times)).toEqual(expected);
  expect(await position()).toBe(before + (expected.result === 'done' ? 1 : 0));
});
