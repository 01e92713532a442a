import { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { describeOnEmbedded } from '@shop/testing-api/describe-on-embedded';
import { recordStatements } from '@shop/testing-api/record-statements';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { sql } from 'drizzle-orm';

/** So many that facets of several choices do not look at all of them. */
const MANY = 3_000;
/** Rows of models and variants that a call may read: a page of fifteen, and what is looked at to find it. */
const MAX_READ = 600;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  expect((await operatorOf(api)('seed', '--products', String(MANY), '--channel', 'default')).code).toBe(0);
});
afterAll(() => api.close());

/** Rows that were read of models and variants so far. The embedded database has one session, which counts all of them. */
async function rowsRead(): Promise<number> {
  await api.db.execute(sql`select pg_stat_force_next_flush()`);
  const { rows } = await api.db.execute<{ read: number }>(sql`
    select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read
    from pg_stat_user_tables where relname in ('product_models', 'products')`);
  return rows[0]?.read ?? 0;
}
const ask = async (path: string) => {
  const response = await api.request(path, { headers: { 'channel-id': 'default' } });
  expect(response.status).toBe(200);
  return response.json() as Promise<unknown>;
};
const expectFewRead = async (path: string) => {
  await ask(path);
  const before = await rowsRead();
  await ask(path);
  expect((await rowsRead()) - before).toBeLessThan(MAX_READ);
};
/** What the API has cached of the catalogue is purged when a product changes. */
const expectFewReadAfterChange = async (path: string) => {
  await ask(path);
  await api.db.execute(sql`select pg_notify('shop_changes', '* products')`);
  const before = await rowsRead();
  await ask(path);
  expect((await rowsRead()) - before).toBeLessThan(MAX_READ);
};
const word = (text: string) => encodeURIComponent(text);

// PostgreSQL's sessions count apart, and its plans are the same ones.
describeOnEmbedded('a call on a large catalogue reads few of its rows', () => {
  it.each([
    '/v1/products',
    '/v1/products?sort=new',
    '/v1/products?sort=price_asc',
    '/v1/products?sort=price_desc',
    '/v1/products?sort=review',
    `/v1/products?colour=${word('朱')}`,
    `/v1/products?colour=${word('朱')}&in_stock=1&price_max=5000`,
    '/v1/products?in_stock=1',
    '/v1/products?price_min=2000&price_max=5000',
    '/v1/products?category=kitchen',
    `/v1/products?word=${word('存在しない商品名')}`,
    `/v1/products?word=${word('コモレビ マグ')}`,
    `/v1/products/suggestions?word=${word('まぐ')}`,
  ])('%s', async (path) => {
    await expectFewRead(path);
  });

  it.each(['recommended', 'new', 'price_asc'] as const)(
    '[call-get-v1-products-key-recommend] [notshown-core-catalogue-shapes] [interp-products-subpaths] related products of the first of %s',
    async (sort) => {
      const { body } = await api.call(listProductsSpec, { query: { sort, per: '1' } });
      await expectFewRead(`/v1/products/${body[0]!.key}/recommend`);
    },
  );

  it.each([
    '/v1/products',
    '/v1/products?in_stock=1',
    '/v1/products?price_min=2000&price_max=5000',
    `/v1/products?colour=${word('朱')}&in_stock=1&price_max=5000`,
    '/v1/products?category=kitchen&child=1',
    '/v1/products/facets',
    '/v1/products/facets?in_stock=1&price_min=2000&price_max=5000',
    `/v1/products/facets?category=kitchen&child=1&colour=${word('白')}`,
    `/v1/products/facets?word=${word('白 キッチン')}`,
    `/v1/products?word=${word('白')}`,
    `/v1/products?word=${word('白')}&in_stock=1`,
    `/v1/products?word=${word('白')}&price_min=2000&price_max=5000`,
    `/v1/products?word=${word('白')}&category=kitchen&child=1`,
    `/v1/products?word=${word('白 キッチン')}`,
    `/v1/products?word=${word('白 キッチン')}&in_stock=1`,
  ])('that counts anew: %s', async (path) => {
    await expectFewReadAfterChange(path);
  });

  it.each([
    // Lists too long to be kept whole, of which the facets are found between steps of prices.
    ['tag=gift&in_stock=1&price_min=12000', '12001'],
    ['tag=gift&in_stock=1&price_max=800', '801'],
    ['brand=komorebi&in_stock=1&price_min=1600&price_max=1700', '1701'],
  ])('facets of %s are the totals of the lists, and cost nothing at the next price', async (query, price) => {
    await ask(`/v1/products/facets?${query}`);
    const next = query.replace(/\d+$/, price);
    const facetsAtNext = () =>
      api.callWith(getProductFacetsSpec, { query: Object.fromEntries(new URLSearchParams(next)) });
    // It finds the shop.
    expect(await recordStatements(facetsAtNext)).toHaveLength(1);
    const { body } = await facetsAtNext();
    const choices = [
      ...body.tags.map(({ key, count }) => ({ tag: key, count })),
      ...body.brands.map(({ key, count }) => ({ brand: key, count })),
      { in_stock: '1', count: body.in_stock.count },
    ];
    for (const { count, ...choice } of choices.slice(-12)) {
      const list = { ...Object.fromEntries(new URLSearchParams(next)), ...choice };
      const total = Number((await api.callWith(listProductsSpec, { query: list })).headers.get('x-total'));
      expect({ choice, count }).toEqual({ choice, count: Math.min(total, 1_000) });
    }
  });

  it('search by product number', async () => {
    const { body } = await api.call(listProductsSpec, { query: { sort: 'new', per: '1' } });
    const { code } = (await api.call(getProductSpec, { params: { key: body[0]!.key } })).body;
    await expectFewRead(`/v1/products?word=${word(code)}`);
  });
});
