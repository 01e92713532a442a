import { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { groupPrices, productModels, products, users } from '../db/schema';

type Query = Record<string, string | readonly string[]>;

/** The variants of a plate in yen with its tax. */
const VARIANTS = [
  { key: 'first', colour: '藍', price: 1_000, stock: 9 },
  { key: 'second', colour: '朱', price: 2_000, stock: 0 },
  { key: 'third', colour: '朱', price: 3_000, stock: 4 },
  { key: 'fourth', colour: '墨', price: 4_000, stock: 0 },
];

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const [model] = await api.db
    .select()
    .from(productModels)
    .where(and(eq(productModels.channelId, 1), eq(productModels.taxRate, 10)))
    .limit(1);
  const { id } = model!;
  const [plate] = await api.db
    .insert(productModels)
    .values({ ...model!, id: undefined, code: 'PLATE', searchText: '', recommendRank: id + 1_000_000 })
    .returning({ id: productModels.id });
  await api.db.insert(products).values(
    VARIANTS.map(({ key, colour, price, stock }, position) => ({
      ...{ channelId: 1, productModelId: plate!.id, key, code: key, name: key, position, price },
      ...{ stock, initialStock: stock, options: [{ name: '色', value: colour }] },
    })),
  );
});
afterAll(() => api.close());

const list = (query: Query, token?: string) =>
  api.callWith(listProductsSpec, { query: { per: '100', ...query } }, token === undefined ? {} : { token });
const shownOf = async (query: Query, token?: string) => {
  const { body, headers } = await list(query, token);
  expect(Number(headers.get('x-total'))).toBe(body.length);
  return body.filter(({ product_model }) => product_model.code === 'PLATE').map(({ key }) => key);
};

describe('a product stands in a list as the variant that was asked for', () => {
  it.each<{ readonly query: Query; readonly shown: readonly string[] }>([
    { query: {}, shown: ['first'] },
    { query: { colour: '藍' }, shown: ['first'] },
    { query: { colour: '朱' }, shown: ['third'] },
    { query: { colour: '墨' }, shown: ['fourth'] },
    { query: { colour: ['朱', '墨'] }, shown: ['third'] },
    { query: { colour: '朱', in_stock: '1' }, shown: ['third'] },
    { query: { colour: '墨', in_stock: '1' }, shown: [] },
    { query: { colour: '朱', price_min: '3000', price_max: '3000' }, shown: ['third'] },
    { query: { colour: '朱', price_max: '1000' }, shown: [] },
    { query: { colour: '墨', price_min: '4000', in_stock: '1' }, shown: [] },
  ])('$query: $shown', async ({ query, shown }) => {
    expect(await shownOf(query)).toEqual(shown);
  });

  it.each(['recommended', 'new', 'price_asc', 'price_desc', 'review'])(
    'in every order, also in that of %s, which goes by its price',
    async (sort) => {
      const { body } = await list({ colour: ['朱', '墨'], sort });
      const prices = body.map(({ product_price }) => product_price);
      expect(body.map(({ key }) => key)).toContain('third');
      if (sort === 'price_asc') expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      if (sort === 'price_desc') expect(prices).toEqual(prices.toSorted((a, b) => b - a));
    },
  );

  it('every card of a list of one colour has that colour, also those of a search between prices', async () => {
    for (const query of [{}, { word: 'カップ' }, { word: 'カップ', price_max: '5000', sort: 'new' }]) {
      const { body } = await list({ ...query, colour: '白' });
      expect(body.length).toBeGreaterThan(1);
      for (const { options } of body) expect(options.map(({ value }) => value)).toContain('白');
    }
  });

  it('goes by the price of the customer group', async () => {
    const token = await api.signIn('buyer@example.jp');
    const [buyer] = await api.db.select().from(users).where(eq(users.email, 'buyer@example.jp'));
    const [third] = await api.db.select().from(products).where(eq(products.key, 'third'));
    const own = { groupId: buyer!.groupId, productId: third!.id, price: 50 };
    await api.db.insert(groupPrices).values(own);
    const bounds = { price_min: '50', price_max: '50' };
    expect(await shownOf({ colour: '朱', ...bounds }, token)).toEqual(['third']);
    expect(await shownOf(bounds, token)).toEqual([]);
  });
});

describe('what the facets count is what the list then shows', () => {
  it.each<{ readonly query: Query; readonly colours: readonly string[] }>([
    { query: {}, colours: ['藍', '朱', '墨'] },
    { query: { in_stock: '1' }, colours: ['藍', '朱'] },
    { query: { price_max: '1000' }, colours: ['藍'] },
    { query: { price_min: '3000', price_max: '3000' }, colours: ['朱'] },
    { query: { colour: '朱', price_min: '3000' }, colours: ['朱', '墨'] },
    { query: { colour: '朱', price_min: '3000', in_stock: '1' }, colours: ['朱'] },
  ])('$query: $colours', async ({ query, colours }) => {
    const facets = (await api.callWith(getProductFacetsSpec, { query })).body;
    const totals = await Promise.all(
      facets.colours.map(async ({ key }) =>
        Number((await list({ ...query, colour: key })).headers.get('x-total')),
      ),
    );
    expect(facets.colours.map(({ count }) => count)).toEqual(totals);
    const shown = await Promise.all(
      ['藍', '朱', '墨'].map(async (colour) => [colour, await shownOf({ ...query, colour })] as const),
    );
    expect(shown.flatMap(([colour, keys]) => (keys.length > 0 ? [colour] : []))).toEqual(colours);
    for (const colour of colours) expect(facets.colours.map(({ key }) => key)).toContain(colour);
  });

  it.each<Query>([{ colour: '朱' }, { colour: ['朱', '墨'], in_stock: '1' }, { colour: '墨' }])(
    'prices and stock of %j',
    async (query) => {
      const { prices, in_stock: inStock } = (await api.callWith(getProductFacetsSpec, { query })).body;
      const totalOf = async (chosen: Query) => Number((await list(chosen)).headers.get('x-total'));
      expect(inStock.count).toBe(await totalOf({ ...query, in_stock: '1' }));
      for (const { min, max, count } of prices) {
        const low = min === null ? {} : { price_min: String(min) };
        const high = max === null ? {} : { price_max: String(max) };
        expect(count).toBe(await totalOf({ ...query, ...low, ...high }));
      }
    },
  );
});
