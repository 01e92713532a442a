import { channels, products, users } from '@shop/shop-api/db/schema';
import { count } from 'drizzle-orm';
import { openTestApi, type TestApi } from './open-test-api';

/**
 * A test file may spend so much before its first test, with a kept snapshot. It takes about 600 ms on a quiet machine;
 * the limit tells that from a database that is seeded again (over 10 s), however busy the machine is.
 */
const OVERHEAD_LIMIT_MS = 6_000;

describe('the test API', () => {
  let api: TestApi;
  afterEach(() => api.close());

  it('opens on a seeded database within its time limit', async () => {
    // The first one of a changed seed also makes the snapshot.
    await (await openTestApi()).close();
    const started = performance.now();
    api = await openTestApi();
    expect(performance.now() - started).toBeLessThan(OVERHEAD_LIMIT_MS);
    const rows = async (table: typeof channels | typeof products | typeof users) =>
      (await api.db.select({ value: count() }).from(table))[0]?.value ?? 0;
    expect(await rows(channels)).toBeGreaterThan(0);
    expect(await rows(products)).toBeGreaterThan(30);
    expect(await rows(users)).toBeGreaterThan(6);
  });

  it('responds over HTTP', async () => {
    api = await openTestApi();
    const served = await api.serve();
    const response = await fetch(`${served.url}/v1/nothing`);
    expect(response.status).toBe(404);
  });
});
