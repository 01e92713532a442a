import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { inArray, like, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { productModels, productSearchWords, searchIndexQueue, searchWords } from '../db/schema';
import { DEFAULT_CONFIG } from '../ports/shop-api-config';
import { deleteUnusedWords } from './delete-unused-words';
import { drainIndexQueue } from './drain-index-queue';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-search-index-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const PRODUCTS = 120;
const HEAD = 'code,name,price,stock';
/** So many words that every product shares some with others. */
const SHARED = 40;

async function importNamed(code: string, nameOf: (number: number) => string) {
  const file = path.join(folder, `${code}.csv`);
  const rows = Array.from({ length: PRODUCTS }, (_, number) => `${code}-${number},${nameOf(number)},1000,1`);
  await writeFile(file, [HEAD, ...rows].join('\n'));
  return operatorOf(api)('import', file, '--channel', 'default');
}
const found = async (word: string) =>
  (await api.call(listProductsSpec, { query: { word, per: '100' } })).headers.get('x-total');
const parts = () => ({
  ...api,
  config: DEFAULT_CONFIG,
  log: pino({ level: 'silent' }),
  isOver: () => false,
});
const vocabulary = async (word: string) => api.db.$count(searchWords, like(searchWords.word, word));

it('an import is found by its words, and leaves no queue', async () => {
  expect(await importNamed('idx', (number) => `索引茶碗 番手${number}`)).toMatchObject({ code: 0 });
  expect([await found('索引茶碗'), await found('番手77')]).toEqual([String(PRODUCTS), '1']);
  expect(await api.db.$count(searchIndexQueue)).toBe(0);
});

it('imports at once that share their words in opposite orders all come in', async () => {
  const word = (number: number) => `共有語${String(number % SHARED).padStart(2, '0')}`;
  const both = await Promise.all([
    importNamed('up', (number) => `${word(number)} ${word(number + 1)}`),
    importNamed('down', (number) => `${word(PRODUCTS - number)} ${word(PRODUCTS - number + 1)}`),
  ]);
  expect(both.map(({ code, err }) => [code, err])).toEqual([
    [0, ''],
    [0, ''],
  ]);
  expect(await vocabulary('共有語%')).toBe(SHARED);
  expect(await found('共有語03')).toBe(String((2 * 2 * PRODUCTS) / SHARED));
});

it('what an interrupted import left in the queue is indexed by the cleanup, once', async () => {
  const models = await api.db
    .select({ id: productModels.id })
    .from(productModels)
    .where(like(productModels.code, 'idx-%'));
  const ids = models.map(({ id }) => id);
  await api.db.delete(productSearchWords).where(inArray(productSearchWords.productModelId, ids));
  await api.db.insert(searchIndexQueue).values(ids.map((productModelId) => ({ productModelId })));
  const counts = await Promise.all([drainIndexQueue(parts()), drainIndexQueue(parts())]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(PRODUCTS);
  expect(await found('索引茶碗')).toBe(String(PRODUCTS));
});

it('the words of removed products leave the vocabulary, and those that others have stay', async () => {
  await api.db.delete(productModels).where(like(productModels.code, 'idx-%'));
  await api.db.delete(productModels).where(like(productModels.code, 'up-%'));
  expect(await vocabulary('番手%')).toBe(PRODUCTS);
  const deleted = await deleteUnusedWords(parts());
  expect(deleted).toBeGreaterThanOrEqual(PRODUCTS);
  expect([await vocabulary('番手%'), await vocabulary('索引茶碗')]).toEqual([0, 0]);
  expect(await vocabulary('共有語%')).toBe(SHARED);
  expect(await deleteUnusedWords(parts())).toBe(0);
});

it('the vocabulary is left alone while somebody indexes', async () => {
  await api.db.insert(searchWords).values({ channelId: 1, word: '未使用語' });
  const { rows } = await api.db.execute<{ calls: number }>(
    sql`select count(*) as calls from pg_proc where prosrc like '%pg_advisory_xact_lock_shared(hashtext(''search_words''))%'`,
  );
  expect(rows[0]?.calls).toBe(1);
  expect(await deleteUnusedWords(parts())).toBe(1);
});
