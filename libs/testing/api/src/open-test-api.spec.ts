import { channels, products, users } from '@shop/shop-api/db/schema';
import { count } from 'drizzle-orm';
import { openTestApi, type TestApi } from './open-test-api';

describe('the test API', () => {
  let api: TestApi;
  afterEach(() => api.close());

  it('opens on a seeded database', async () => {
    api = await openTestApi();
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
