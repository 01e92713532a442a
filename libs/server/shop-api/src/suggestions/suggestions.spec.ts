import { listProductSuggestionsSpec } from '@shop/contract/suggestions/list-product-suggestions';
import { describeOnEmbedded } from '@shop/testing-api/describe-on-embedded';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { eq, sql } from 'drizzle-orm';
import { categories, makers, productModels } from '../db/schema';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const suggest = async (word: string, channel = 'default') =>
  (await api.call(listProductSuggestionsSpec, { query: { word } }, { channel })).body;

it.each([
  ['マグ', 'マグカップ'],
  ['まぐ', 'マグカップ'],
  ['ﾏｸﾞ', 'マグカップ'],
  ['　まぐかっ', 'マグカップ'],
  ['みのわ', '箕輪'],
  ['ミノワ', '箕輪'],
  ['箕', '箕輪'],
  ['mug', 'マグカップ'],
  ['白い マグ', 'マグカップ'],
])('suggests for %j: %s', async (word, expected) => {
  const texts = (await suggest(word)).map(({ text }) => text);
  expect(texts.some((text) => text.includes(expected))).toBe(true);
  expect(texts.length).toBeLessThanOrEqual(10);
});

it('suggests what the operator said to mean the same', async () => {
  expect(await suggest('たんぶらー')).toEqual([]);
  const run = operatorOf(api);
  const pair = ['タンブラー', 'マグカップ', '--channel', 'default'];
  expect((await run('synonyms', 'add', ...pair)).code).toBe(0);
  expect((await suggest('たんぶらー')).map(({ text }) => text)).toContain('こもれび マグカップ');
  expect((await run('synonyms', 'remove', ...pair)).code).toBe(0);
});

it('suggests values that the product list and the product pages accept', async () => {
  const found = await suggest('み');
  expect(new Set(found.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  for (const { kind, key } of found) {
    const path = kind === 'product' ? `/v1/products/${key}` : `/v1/products?child=true&${kind}=${key}`;
    const response = await api.request(path, { headers: { 'channel-id': 'default' } });
    expect([path, response.status, response.headers.get('x-total')]).not.toEqual([path, 200, '0']);
    expect(response.status).toBe(200);
  }
});

it.each(['', '　', '%', '_', "'; drop table", '（）', 'zzzz', '\\'])(
  'suggests nothing for %j',
  async (word) => {
    expect(await suggest(word)).toEqual([]);
  },
);

it('suggests neither hidden products nor those of other shops', async () => {
  const [product] = (await suggest('マグ')).filter(({ kind }) => kind === 'product');
  expect(await suggest('マグ', 'corporate')).toEqual([]);
  await api.db.update(productModels).set({ isShow: false }).where(eq(productModels.name, product!.text));
  expect((await suggest('マグ')).map(({ text }) => text)).not.toContain(product!.text);
});

describe('names', () => {
  const BATCH = 300;
  const CHANNEL = 1;
  const maker = (key: string, name: string, nameKana: string, position = 9_000) => ({
    channelId: CHANNEL,
    key,
    name,
    nameKana,
    description: '',
    position,
  });
  const namesOf = async (word: string) =>
    (await suggest(word)).filter(({ kind }) => kind !== 'product').map(({ text }) => text);

  it.each([
    ['ぬれつば', 'ヌレツバメ コ-ヒ- 工房'],
    ['こーひー', 'ヌレツバメ コ-ヒ- 工房'],
    ['コーヒー　工', 'ヌレツバメ コ-ヒ- 工房'],
    ['工房', 'ヌレツバメ コ-ヒ- 工房'],
    ['ｽﾐﾚ', '菫堂'],
  ])('%j suggests %s, by its name, its reading or a word in them', async (word, expected) => {
    await api.db
      .insert(makers)
      .values([maker('nure', 'ヌレツバメ コ-ヒ- 工房', ''), maker('sumire', '菫堂', 'スミレドウ')])
      .onConflictDoNothing();
    expect(await namesOf(word)).toContain(expected);
  });

  it('are suggested by their new name once they are renamed, and no more once they are deleted', async () => {
    const [row] = await api.db
      .insert(makers)
      .values(maker('kawaru', 'ゑびす堂', ''))
      .returning();
    const own = eq(makers.id, row!.id);
    expect(await namesOf('ゑびす')).toEqual(['ゑびす堂']);
    await api.db.update(makers).set({ name: 'ほてい堂' }).where(own);
    expect([await namesOf('ゑびす'), await namesOf('ほてい')]).toEqual([[], ['ほてい堂']]);
    await api.db.delete(makers).where(own);
    expect(await namesOf('ほてい')).toEqual([]);
  });

  it('of categories are those of products', async () => {
    const category = {
      channelId: CHANNEL,
      position: 1,
      tableName: 'inquiries',
      key: 'wani',
      name: 'わにのこと',
    };
    await api.db.insert(categories).values(category);
    expect(await namesOf('わに')).toEqual([]);
    await api.db.insert(categories).values({ ...category, tableName: 'products' });
    expect(await namesOf('わに')).toEqual(['わにのこと']);
  });

  it('come in the order of the shop, categories first', async () => {
    await api.db
      .insert(makers)
      .values([maker('yoru-2', 'よるの店', '', 2), maker('yoru-1', 'よるの窯', '', 1)]);
    const category = {
      channelId: CHANNEL,
      position: 5,
      tableName: 'products',
      key: 'yoru',
      name: 'よるの道具',
    };
    await api.db.insert(categories).values(category);
    expect(await namesOf('よる')).toEqual(['よるの道具', 'よるの窯', 'よるの店']);
  });

  // PostgreSQL's sessions count apart, and its plans are the same ones.
  describeOnEmbedded('read from an index', () => {
    it('takes few rows, however many there are', async () => {
      const many = Array.from({ length: 3_000 }, (_, at) => maker(`many-${at}`, `むくどり${at}`, 'ムクドリ'));
      // One statement for all would be near the limit of a statement on a busy machine.
      for (let at = 0; at < many.length; at += BATCH)
        await api.db.insert(makers).values(many.slice(at, at + BATCH));
      const rowsRead = async () => {
        await api.db.execute(sql`select pg_stat_force_next_flush()`);
        const { rows } = await api.db.execute<{ read: number }>(sql`
          select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_user_tables
          where relname in ('makers', 'brands', 'categories', 'suggested_names')`);
        return rows[0]?.read ?? 0;
      };
      const before = await rowsRead();
      expect(await namesOf('むく')).toHaveLength(5);
      expect((await rowsRead()) - before).toBeLessThan(500);
    });
  });
});
