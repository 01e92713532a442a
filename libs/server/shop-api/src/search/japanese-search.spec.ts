import { listProductsSpec } from '@shop/contract/products/list-products';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listSearchCorrectionsSpec } from '@shop/contract/suggestions/list-search-corrections';
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
    queries: 225,
    percent: 99.1,
    misses: ['corporate: 事務机 (デスク)', 'school: 学習帳 (ノート)'],
  });
  expect(percent).toBeGreaterThanOrEqual(95);
});

it.each(['イス', 'いす', '椅子', 'isu'])('%s finds no フェイスタオル', async (word) => {
  const { names } = await search(word);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => name.includes('フェイスタオル'))).toEqual([]);
});

it.each([
  ['マグカツプ', 'マグカップ'],
  ['バスタルオ', 'バスタオル'],
  ['さらり ﾊﾞｽﾀﾙｵ', 'さらり バスタオル'],
  ['コモレビ マッグカップ', 'コモレビ マグカップ'],
  ['ランブ', 'ランプ'],
  ['ﾗﾝﾌﾟｱ', 'ランプ'],
  ['クツキー', 'クッキー'],
  ['バック', 'バッグ'],
  ['ゆのむ', '湯のみ'],
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

it.each([
  'マグカップ',
  '湯呑',
  'コモレビ マグ',
  '白い マグ',
  'mug',
  'ランチ',
  'ふらんぷ',
  'zzzzzzz',
  '（）',
  "'; drop table",
])('does not say that %s was corrected', async (word) => {
  expect((await search(word)).headers.get('x-search-corrected')).toBeNull();
});

it.each([
  ['"マグカツプ"', 'マグカップ'],
  ['さらり マグカップ', 'さらり'],
  ['コモレビ 宇宙船', 'コモレビ'],
  ['北欧マグカップ', 'マグカップ'],
  ['ﾊﾞｽﾀﾙｵ 宇宙船', 'バスタオル'],
  ['コーヒ 宇宙船', 'コーヒ'],
])('where %s finds nothing, it may mean %s', async (typed, meant) => {
  expect((await search(typed)).names).toEqual([]);
  const { body } = await api.call(listSearchCorrectionsSpec, { query: { word: typed } });
  expect(body.map(({ word }) => word)).toContain(meant);
  expect(body.length).toBeLessThanOrEqual(5);
  for (const { word } of body) expect([word, (await search(word)).names]).not.toEqual([word, []]);
});

it.each(['', '　', '"', 'zzzzzzz', '（）', "'; drop schema", '宇宙船'])(
  '%j means nothing else',
  async (word) => {
    expect((await api.call(listSearchCorrectionsSpec, { query: { word } })).body).toEqual([]);
  },
);

describe('what is called exactly as it was typed', () => {
  const numbered = async (word: string) => {
    const { names, headers } = await search(word);
    return [names[0], headers.get('x-search-product')];
  };

  it.each(['D0001', 'd0001', 'Ｄ０００１', ' D0001 '])(
    'leads by its number %j, and is named',
    async (word) => {
      const [name, key] = await numbered(word);
      expect(name).toContain('マグカップ');
      const { body } = await api.call(getProductSpec, { params: { key: key ?? '' } });
      expect(body.product_model.code).toBe('D0001');
    },
  );

  it('is the variant whose number was typed', async () => {
    const { body } = await api.call(getProductSpec, { params: { key: (await numbered('D0001'))[1] ?? '' } });
    for (const { code, key } of body.product_model.products) expect((await numbered(code))[1]).toBe(key);
  });

  it.each(['D000', '21cm', 'マグカップ', 'D0001 マグカップ'])('%s is no number', async (word) => {
    expect((await numbered(word))[1]).toBeNull();
  });

  it('leads by its name before what is recommended more, on its page alone', async () => {
    const ids = async (word: string, query = {}) =>
      (await api.call(listProductsSpec, { query: { word, ...query } })).body.map(
        (one) => one.product_model.id,
      );
    const [first = 0, ...others] = await ids('マグカップ');
    const last = others.at(-1) ?? 0;
    const ofLast = eq(productModels.id, last);
    const [model] = await api.db.select().from(productModels).where(ofLast);
    await api.db.update(productModels).set({ name: 'マグカップ' }).where(ofLast);
    const found = await ids('まぐｶｯﾌﾟ');
    expect(found.slice(0, 2)).toEqual([last, first]);
    const pages = ['1', '2', '3'].map((page) => ids('まぐｶｯﾌﾟ', { page, per: '1' }));
    expect((await Promise.all(pages)).flat()).toEqual(found.slice(0, 3));
    await api.db.update(productModels).set({ name: model!.name }).where(ofLast);
  });

  it('does not lead where it is hidden', async () => {
    const key = (await numbered('D0001'))[1];
    await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.code, 'D0001'));
    expect([key !== null, await numbered('D0001')]).toEqual([true, [undefined, null]]);
    await api.db.update(productModels).set({ isShow: true }).where(eq(productModels.code, 'D0001'));
  });
});

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
