import { getProductFacetsSpec } from '@shop/contract/products/get-product-facets';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq, sql } from 'drizzle-orm';
import { customerGroups, groupPrices, products, users } from '../db/schema';

const MEMBER = 'member@example.jp';
const BOUNDS = { price_min: '1500', price_max: '4999' };

let api: TestApi;
let token: string;
let groupId: number;
beforeAll(async () => {
  api = await openTestApi();
  token = await api.signIn(MEMBER);
  const [member] = await api.db.select().from(users).where(eq(users.email, MEMBER));
  groupId = member!.groupId;
});
afterAll(() => api.close());

type Query = Record<string, string>;
const facetsOf = async (query: Query) =>
  (await api.callWith(getProductFacetsSpec, { query }, { token })).body;
const totalOf = async (query: Query) =>
  Number((await api.callWith(listProductsSpec, { query }, { token })).headers.get('x-total'));

/** Each band of prices, and each colour between prices, with the total of the list that has it. */
async function countsAndTotals(query: Query) {
  const { prices, colours, in_stock: inStock } = await facetsOf({ ...query, ...BOUNDS });
  const choices: (readonly [count: number, choice: Query])[] = [
    ...prices.map(({ min, max, count }) => {
      const bounds = {
        ...(min === null ? {} : { price_min: String(min) }),
        ...(max === null ? {} : { price_max: String(max) }),
      };
      return [count, { ...query, ...bounds }] as const;
    }),
    ...colours.map(({ key, count }) => [count, { ...query, ...BOUNDS, colour: key }] as const),
    [inStock.count, { ...query, ...BOUNDS, in_stock: '1' }],
  ];
  expect(choices.length).toBeGreaterThan(3);
  return Promise.all(
    choices.map(async ([count, choice]) => ({ choice, count, total: await totalOf(choice) })),
  );
}

const QUERIES: readonly Query[] = [
  {},
  { category: 'kitchen', child: 'true' },
  { colour: '白' },
  { word: 'カップ' },
  { in_stock: '1' },
];

describe('for a group with a discount', () => {
  beforeAll(() =>
    api.db.update(customerGroups).set({ discountPercent: 15 }).where(eq(customerGroups.id, groupId)),
  );

  it.each(QUERIES)('each count between prices is the total of the list: %j', async (query) => {
    for (const { choice, count, total } of await countsAndTotals(query))
      expect({ choice, count }).toEqual({ choice, count: total });
  });
});

describe('for a group with prices of its own', () => {
  beforeAll(() =>
    api.db.execute(sql`
      insert into ${groupPrices} (group_id, product_id, price)
      select ${groupId}::int, id, 800 + id % 5000 from ${products} where channel_id = 1 and id % 2 = 0`),
  );

  it.each(QUERIES)('each count between prices is the total of the list: %j', async (query) => {
    for (const { choice, count, total } of await countsAndTotals(query))
      expect({ choice, count }).toEqual({ choice, count: total });
  });
});
