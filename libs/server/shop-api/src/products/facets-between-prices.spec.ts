import { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { describeOnEmbedded } from '@shop/testing-api/describe-on-embedded';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { recordStatements } from '@shop/testing-api/record-statements';
import { eq } from 'drizzle-orm';
import { makers, productModels } from '../db/schema';

type Query = Record<string, string | readonly string[]>;
const MEMBER = 'member@example.jp';
/** All that can be chosen, so that every facet is counted by itself. */
const EVERYTHING: Query = {
  category: 'kitchen',
  child: 'true',
  maker: ['komorebi', 'midori-chaho'],
  brand: 'tomori',
  tag: 'gift',
  colour: ['白', '紺'],
  in_stock: '1',
};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  // With its first statement the embedded database is listened to.
  await api.request('/readyz');
});
afterAll(() => api.close());

const facetsOf = async (query: Query, options = {}) =>
  (await api.callWith(getProductFacetsSpec, { query }, options)).body;

const statementsOf = async (work: () => Promise<unknown>): Promise<readonly string[]> =>
  (await recordStatements(work)).map(({ text }) => text);
const countStatements = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;

// On PostgreSQL the test API hears no announcements, so it caches nothing.
describeOnEmbedded('a list of which facets were counted at some prices', () => {
  it.each<readonly [string, Query]>([
    ['of all products', {}],
    ['of a category in stock', { category: 'kitchen', child: 'true', in_stock: '1' }],
    ['with everything chosen', EVERYTHING],
  ])(
    '%s costs no statement at any other prices, besides the one that finds the shop',
    async (_name, query) => {
      await facetsOf({ ...query, price_min: '1000' });
      const others: readonly Query[] = [
        { price_min: '1001' },
        { price_min: '1999', price_max: '2345' },
        { price_max: '4999' },
        { price_min: '999999' },
      ];
      for (const bounds of others)
        expect(await countStatements(() => facetsOf({ ...query, ...bounds }))).toBe(1);
    },
  );

  it('is read once for twenty members who ask at the same time, each between other prices', async () => {
    const token = await api.signIn(MEMBER);
    const texts = await statementsOf(() =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          facetsOf({ brand: 'tomori', price_min: String(500 + at) }, { token }),
        ),
      ),
    );
    expect(texts.filter((text) => text.includes('listed_models'))).toHaveLength(2);
  });

  it('is read again after a change of its products, and of what a key stands for', async () => {
    const query = { maker: 'midori-chaho', price_min: '100' };
    const count = async (more = {}) =>
      (await facetsOf({ ...query, ...more })).makers.find(({ key }) => key === query.maker)?.count ?? 0;
    const before = await count();
    expect(before).toBeGreaterThan(1);
    const [maker] = await api.db.select().from(makers).where(eq(makers.key, query.maker));
    const [model] = await api.db.select().from(productModels).where(eq(productModels.makerId, maker!.id));
    await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.id, model!.id));
    expect(await count({ price_min: '101' })).toBe(before - 1);
    await api.db.update(productModels).set({ isShow: true }).where(eq(productModels.id, model!.id));
    expect(await count({ price_min: '102' })).toBe(before);
    const totalOf = async () =>
      Number((await api.callWith(listProductsSpec, { query })).headers.get('x-total'));
    expect(await totalOf()).toBe(before);
    await api.db.update(makers).set({ key: 'other-key' }).where(eq(makers.id, maker!.id));
    expect(await totalOf()).toBe(0);
    await api.db.update(makers).set({ key: query.maker }).where(eq(makers.id, maker!.id));
    expect(await totalOf()).toBe(before);
  });
});

describe('each count between prices is the total of the list', () => {
  const totalOf = async (query: Query) =>
    Number((await api.callWith(listProductsSpec, { query })).headers.get('x-total'));

  it.each([
    { price_min: '0' },
    { price_min: '1100' },
    { price_min: '1101' },
    { price_max: '1099' },
    { price_min: '880', price_max: '880' },
    { price_min: '2000', price_max: '20000' },
    { price_min: '3000', price_max: '1000' },
    { price_min: '999999' },
  ])('%j', async (bounds) => {
    for (const rest of [{}, { category: 'kitchen', child: 'true' }, { colour: '白', in_stock: '1' }]) {
      const query: Query = { ...rest, ...bounds };
      const { makers: named, tags, colours, categories, in_stock: inStock } = await facetsOf(query);
      const choices: (readonly [count: number, choice: Query])[] = [
        ...named.map(({ key, count }) => [count, { ...query, maker: key }] as const),
        ...tags.map(({ key, count }) => [count, { ...query, tag: key }] as const),
        ...colours.map(({ key, count }) => [count, { ...query, colour: key }] as const),
        ...categories.map(({ key, count }) => [count, { ...query, category: key, child: 'true' }] as const),
        [inStock.count, { ...query, in_stock: '1' }],
      ];
      for (const [count, choice] of choices)
        expect({ choice, count }).toEqual({ choice, count: await totalOf(choice) });
    }
  });
});
