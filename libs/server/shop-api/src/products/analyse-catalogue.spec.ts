import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { sql } from 'drizzle-orm';
import { analyseCatalogue } from './analyse-catalogue';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await analyseCatalogue(api.db);
});
afterAll(() => api.close());

it.each([
  ['products', ['colour', 'price', 'stock', 'is_show', 'is_on_sale', 'is_sold_on_order', 'product_model_id']],
  [
    'product_models',
    ['tax_rate', 'maker_id', 'brand_id', 'recommend_rank', 'published_at', 'review_score', 'review_count'],
  ],
])('the planner knows the columns of %s by which lists are filtered and sorted', async (table, columns) => {
  const { rows } = await api.db.execute<{ attname: string }>(
    sql`select attname from pg_stats where schemaname = 'public' and tablename = ${table}`,
  );
  expect(rows.map(({ attname }) => attname)).toEqual(expect.arrayContaining(columns));
});
