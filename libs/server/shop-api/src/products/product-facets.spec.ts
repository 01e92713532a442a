import { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq, inArray, like } from 'drizzle-orm';
import { brands, categories, makers, productModels, products, productModelTags, tags } from '../db/schema';

type Query = Record<string, string | readonly string[]>;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const facetsOf = async (query: Query = {}) => (await api.callWith(getProductFacetsSpec, { query })).body;
const totalOf = async (query: Query) =>
  Number((await api.callWith(listProductsSpec, { query })).headers.get('x-total'));

/** What each value of a facet, chosen instead of what is chosen of it now, makes of the list. */
const expectTotals = async (query: Query) => {
  const facets = await facetsOf(query);
  const named = { maker: facets.makers, brand: facets.brands, tag: facets.tags, colour: facets.colours };
  const choices: (readonly [count: number, query: Query])[] = [
    ...Object.entries(named).flatMap(([name, values]) =>
      values.map(({ key, count }) => [count, { ...query, [name]: key }] as const),
    ),
    ...facets.categories.map(
      ({ key, count }) => [count, { ...query, category: key, child: 'true' }] as const,
    ),
    ...facets.prices.map(({ min, max, count }) => {
      const rest = Object.entries(query).filter(([name]) => !name.startsWith('price_'));
      const bounds = {
        ...(min === null ? {} : { price_min: String(min) }),
        ...(max === null ? {} : { price_max: String(max) }),
      };
      return [count, { ...Object.fromEntries(rest), ...bounds }] as const;
    }),
    [facets.in_stock.count, { ...query, in_stock: '1' }],
  ];
  expect(choices.length).toBeGreaterThan(5);
  const totals = await Promise.all(choices.map(async ([, choice]) => totalOf(choice)));
  expect(choices.map(([count, choice]) => ({ count, choice }))).toEqual(
    choices.map(([, choice], at) => ({ count: totals[at], choice })),
  );
};

it.each<Query>([
  {},
  { category: 'kitchen', child: 'true' },
  { maker: 'midori-chaho' },
  { brand: ['tomori', 'no-such'] },
  { colour: ['白', '紺'] },
  { tag: 'gift' },
  { price_min: '2000', price_max: '4999' },
  { in_stock: '1' },
  { word: 'マグカップ' },
  { word: 'マグ 白' },
  { word: 'カップ', colour: '白', price_max: '3000' },
  { category: 'tableware', child: 'true', colour: '白', in_stock: '1', price_min: '1000' },
])('each count of %j is the total of the list with that choice', async (query) => {
  await expectTotals(query);
});

it('several values of a facet fit with any of them, and those of two facets with both', async () => {
  const [white, navy, both] = await Promise.all(
    ['白', '紺', ['白', '紺']].map((colour) => totalOf({ colour })),
  );
  expect(both).toBeGreaterThan(Math.max(white!, navy!));
  expect(both).toBeLessThan(white! + navy!);
  const { colours } = await facetsOf({ colour: '白' });
  expect(colours.find(({ key }) => key === '紺')?.count).toBe(navy);
  expect(await totalOf({ colour: ['白', '紺'], brand: 'tomori' })).toBeLessThan(both!);
});

it('names what is chosen also without products, and nothing else without', async () => {
  const { makers: listed, brands: listedBrands } = await facetsOf({ maker: 'midori-chaho', word: '机' });
  expect(listed.find(({ key }) => key === 'midori-chaho')).toMatchObject({ count: 0, is_capped: false });
  const others = [...listed, ...listedBrands].filter(({ key }) => key !== 'midori-chaho');
  expect(others.filter(({ count }) => count === 0)).toEqual([]);
});

it('names the uppermost categories, and opens the way to the chosen one', async () => {
  const all = (await facetsOf()).categories;
  expect(new Set(all.map(({ parent_key }) => parent_key))).toEqual(new Set([null]));
  const opened = (await facetsOf({ category: 'tableware' })).categories;
  expect(new Set(opened.map(({ parent_key }) => parent_key))).toEqual(new Set([null, 'kitchen']));
  expect(opened.filter(({ parent_key }) => parent_key === null).map(({ key }) => key)).toEqual(
    all.map(({ key }) => key),
  );
});

it('the most frequent come first', async () => {
  const { makers: listed, colours } = await facetsOf();
  for (const values of [listed, colours]) {
    const counts = values.map(({ count }) => count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  }
});

it('never names what is hidden, nor a tag whose password was not entered', async () => {
  const before = await facetsOf();
  const [maker, brand, category, tag] = [before.makers, before.brands, before.categories, before.tags].map(
    ([first]) => first!.key,
  );
  const tables = [
    [makers, maker!],
    [brands, brand!],
    [categories, category!],
    [tags, tag!],
  ] as const;
  const show = (isShow: boolean) =>
    Promise.all(
      tables.map(([table, key]) =>
        api.db
          .update(table)
          .set({ isShow })
          .where(and(eq(table.channelId, 1), eq(table.key, key))),
      ),
    );
  await show(false);
  const query = { maker: maker!, brand: brand!, category: category!, tag: tag! };
  for (const facets of [await facetsOf(), await facetsOf(query)]) {
    const named = [facets.makers, facets.brands, facets.categories, facets.tags].map((values) =>
      values.map(({ key }) => key),
    );
    [maker, brand, category, tag].forEach((key, at) => expect(named[at]).not.toContain(key));
  }
  await show(true);
  expect(await facetsOf()).toEqual(before);
  const closed = await api.db.select().from(tags).where(eq(tags.channelId, 1));
  const keys = before.tags.map(({ key }) => key);
  for (const { key, passwordHash } of closed) if (passwordHash !== null) expect(keys).not.toContain(key);
});

it('hidden products and variants count nowhere', async () => {
  const { colours, brands: listed } = await facetsOf();
  const [colour, brand] = [colours.at(-1)!, listed.at(-1)!];
  const ofColour = and(eq(products.channelId, 1), eq(products.colour, colour.key));
  await api.db.update(products).set({ isShow: false }).where(ofColour);
  expect((await facetsOf()).colours.map(({ key }) => key)).not.toContain(colour.key);
  await api.db.update(products).set({ isShow: true }).where(ofColour);
  const [{ id } = { id: 0 }] = await api.db.select().from(brands).where(eq(brands.key, brand.key));
  await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.brandId, id));
  expect((await facetsOf()).brands.map(({ key }) => key)).not.toContain(brand.key);
  await api.db.update(productModels).set({ isShow: true }).where(eq(productModels.brandId, id));
});

it.each([
  [[{ name: 'カラー', value: ' 生成り ' }], '生成り'],
  [
    [
      { name: 'サイズ', value: 'M' },
      { name: 'Color', value: 'ivory' },
    ],
    'ivory',
  ],
  [[{ name: '色柄', value: '縞' }], null],
  [[{ name: '色', value: '' }], null],
  [[], null],
])('the options %j are of the colour %s', async (options, colour) => {
  const [variant] = await api.db.select().from(products).where(eq(products.channelId, 1)).limit(1);
  const ofVariant = eq(products.id, variant!.id);
  const [changed] = await api.db.update(products).set({ options }).where(ofVariant).returning();
  expect(changed!.colour).toBe(colour);
  await api.db.update(products).set({ options: variant!.options }).where(ofVariant);
});

it('at most twenty values are named, and a chosen one among them; counts end at 1,000', async () => {
  const [sample] = await api.db.select().from(productModels).where(eq(productModels.channelId, 1)).limit(1);
  const added = await api.db
    .insert(tags)
    .values(
      Array.from({ length: 25 }, (_, position) => ({
        ...{ channelId: 1, key: `many-${position}`, name: `多${position}`, position: 100 + position },
      })),
    )
    .returning();
  await api.db
    .insert(productModelTags)
    .values(added.map(({ id }) => ({ productModelId: sample!.id, tagId: id })));
  expect((await facetsOf()).tags).toHaveLength(20);
  const chosen = (await facetsOf({ tag: 'many-24' })).tags;
  expect([chosen.length, chosen.filter(({ key }) => key === 'many-24').length]).toEqual([20, 1]);
  await api.db.delete(tags).where(like(tags.key, 'many-%'));

  const model = { ...sample!, id: undefined };
  const models = await api.db
    .insert(productModels)
    .values(Array.from({ length: 1_001 }, (_, at) => ({ ...model, code: `MANY-${at}`, searchText: '' })))
    .returning({ id: productModels.id });
  const variant = { channelId: 1, position: 0, price: 500, stock: 1, initialStock: 1, name: '', code: '' };
  await api.db
    .insert(products)
    .values(models.map(({ id }, at) => ({ ...variant, productModelId: id, key: `many-${at}` })));
  const { in_stock: inStock, makers: listed, colours } = await facetsOf();
  expect(inStock).toEqual({ count: 1_000, is_capped: true });
  expect(listed[0]).toMatchObject({ count: 1_000, is_capped: true });
  expect(colours[0]!.is_capped).toBe(false);
  await api.db.delete(productModels).where(
    inArray(
      productModels.id,
      models.map(({ id }) => id),
    ),
  );
});

it('follows each change of the products at once', async () => {
  const count = async () => (await facetsOf({ maker: 'midori-chaho' })).makers[0]!.count;
  const before = await count();
  const first = eq(productModels.code, 'D0001');
  await api.db.update(productModels).set({ isShow: false }).where(first);
  const { makers: listed } = await facetsOf();
  await api.db.update(productModels).set({ isShow: true }).where(first);
  expect(await count()).toBe(before);
  expect(listed).not.toEqual((await facetsOf()).makers);
});

it.each([
  { price_min: 'x' },
  { maker: 'k'.repeat(101) },
  { in_stock: 'maybe' },
  { tag: Array(21).fill('t') },
])('rejects %j', async (query) => {
  expect((await api.callWith(getProductFacetsSpec, { query })).status).toBe(422);
});
