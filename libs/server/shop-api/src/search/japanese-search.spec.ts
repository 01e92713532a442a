import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { productModels } from '../db/schema';
import { JAPANESE_QUERIES } from '../../testing/japanese-queries';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const search = async (word: string, channel = 'default', query: Record<string, string> = {}) => {
  const { body, headers } = await api.call(
    listProductsSpec,
    { query: { word, per: '100', ...query } },
    { channel },
  );
  return { names: body.map(({ name }) => name), headers };
};

it('finds what a shopper means among the first five for 95 % of the table', async () => {
  const misses: string[] = [];
  for (const [shop, typed, meant] of JAPANESE_QUERIES) {
    const { names } = await search(typed, shop);
    const isFound = names.slice(0, 5).some((name) => meant.split('|').some((one) => name.includes(one)));
    if (!isFound) misses.push(`${shop}: ${typed} (${meant})`);
  }
  const percent = Math.round((1 - misses.length / JAPANESE_QUERIES.length) * 1000) / 10;
  expect({ queries: JAPANESE_QUERIES.length, percent, misses }).toEqual({
    queries: 208,
    percent: 98.6,
    misses: ['default: クツキー (クッキー缶)', 'corporate: 事務机 (デスク)', 'school: 学習帳 (ノート)'],
  });
  expect(percent).toBeGreaterThanOrEqual(95);
});

it.each(['イス', 'いす', '椅子', 'isu'])('%s finds no フェイスタオル', async (word) => {
  const { names } = await search(word);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes('フェイスタオル'))).toEqual([]);
});

it.each([
  ['マグカツプ', 'まぐかっぷ'],
  ['バスタルオ', 'ばすたおる'],
  ['さらり バスタルオ', 'さらり ばすたおる'],
])(
  'says that %s was searched as %s, and searches what stands in quotation marks as it is',
  async (typed, meant) => {
    const { names, headers } = await search(typed);
    expect(names.length).toBeGreaterThan(0);
    expect(headers.get('x-search-corrected')).toBe(encodeURIComponent(meant));
    const exact = await search(`"${typed}"`);
    expect([exact.names, exact.headers.get('x-search-corrected')]).toEqual([[], null]);
  },
);

it.each(['マグカップ', '湯呑', 'コモレビ マグ', 'zzzzzzz', '（）', "'; drop table"])(
  'does not say that %s was corrected',
  async (word) => {
    expect((await search(word)).headers.get('x-search-corrected')).toBeNull();
  },
);

it.each([
  { price_min: '2000', price_max: '4000' },
  { sort: 'price_asc' as const },
  { in_stock: '1' },
  { category: 'kitchen', child: 'true' },
])('finds within %j what it finds without', async (query) => {
  const { names } = await search('カップ', 'default', query);
  expect(names.some((name) => name.startsWith('こもれび マグカップ'))).toBe(true);
});

it('a product whose name changes is found by the new name at once, and not by the old one', async () => {
  const [model] = await api.db
    .select()
    .from(productModels)
    .where(eq(productModels.name, 'こもれび マグカップ'));
  const rename = (name: string, searchText: string) =>
    api.db.update(productModels).set({ name, searchText }).where(eq(productModels.id, model!.id));
  await rename('そらいろ徳利', 'そらいろ徳利');
  expect((await search('徳利')).names).toHaveLength(1);
  expect((await search('こもれび マグカップ')).names).toEqual([]);
  await rename(model!.name, model!.searchText);
  expect((await search('こもれび マグカップ')).names).toHaveLength(1);
});

it('the operator adds, lists and removes synonyms, which count in one shop and in both directions', async () => {
  const run = operatorOf(api);
  const expectTumbler = async (isFound: boolean) =>
    expect((await search('タンブラー')).names.some((name) => name.includes('マグカップ'))).toBe(isFound);
  await expectTumbler(false);
  const pair = ['タンブラー', 'マグカップ', '--channel', 'default'];
  expect((await run('synonyms', 'add', ...pair)).code).toBe(0);
  await expectTumbler(true);
  expect((await search('タンブラー', 'gift')).names).toEqual([]);
  const listed = await run('synonyms', 'list', '--channel', 'default');
  expect(JSON.parse(listed.out)).toEqual([{ word: 'たんぶらー', meaning: 'まぐかっぷ' }]);
  expect((await run('synonyms', 'remove', ...pair)).code).toBe(0);
  await expectTumbler(false);
  expect((await run('synonyms', 'remove', ...pair)).code).toBe(1);
  expect((await run('synonyms', 'add', 'あ い', 'う', '--channel', 'default')).code).toBe(2);
});
