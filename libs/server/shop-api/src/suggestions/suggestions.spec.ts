import { listProductSuggestionsSpec } from '@shop/contract/suggestions/list-product-suggestions';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { productModels } from '../db/schema';

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
])('what begins with %j suggests %s', async (word, expected) => {
  const texts = (await suggest(word)).map(({ text }) => text);
  expect(texts.some((text) => text.includes(expected))).toBe(true);
  expect(texts.length).toBeLessThanOrEqual(10);
});

it('names what the product list and the product pages take', async () => {
  const found = await suggest('み');
  expect(new Set(found.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  for (const { kind, key } of found) {
    const path = kind === 'product' ? `/v1/products/${key}` : `/v1/products?child=true&${kind}=${key}`;
    const answer = await api.request(path, { headers: { 'channel-id': 'default' } });
    expect([path, answer.status, answer.headers.get('x-total')]).not.toEqual([path, 200, '0']);
    expect(answer.status).toBe(200);
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
