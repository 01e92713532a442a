import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { encode } from 'iconv-lite';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-synonyms-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const FILE = 'word,meaning\r\nタンブラー,マグカップ\r\nﾌﾞﾗﾝｹ,ブランケット\r\nタンブラー,まぐかっぷ\r\n';
const run = (...args: string[]) => operatorOf(api)('synonyms', ...args, '--channel', 'default');
async function importFile(content: string | Uint8Array, ...options: string[]) {
  const file = path.join(folder, 'synonyms.csv');
  await writeFile(file, content);
  return run('import', file, ...options);
}
const found = async (word: string) => (await api.call(listProductsSpec, { query: { word } })).body.length;
const csv = async () => (await run('list', '--format', 'csv')).out;

it('a dry run says what would be added and adds nothing', async () => {
  const { code, out } = await importFile(FILE, '--dry-run');
  expect(code).toBe(0);
  expect(out).toContain('追加 2 件');
  expect(await found('タンブラー')).toBe(0);
});

it.each([
  ['UTF-8', FILE, '追加 2 件、登録済み 0 件'],
  ['Shift_JIS, again', new Uint8Array(encode(FILE, 'cp932')), '追加 0 件、登録済み 2 件'],
])('an import in %s adds each pair once', async (_encoding, file, expected) => {
  const { code, out } = await importFile(file);
  expect(code).toBe(0);
  expect(out).toContain(expected);
  expect(await found('タンブラー')).toBeGreaterThan(0);
});

it('what list writes, import reads', async () => {
  const written = await csv();
  expect(written).toContain('たんぶらー,まぐかっぷ');
  for (const pair of [
    ['たんぶらー', 'まぐかっぷ'],
    ['ぶらんけ', 'ぶらんけっと'],
  ] as const)
    expect((await run('remove', ...pair)).code).toBe(0);
  expect(await found('タンブラー')).toBe(0);
  expect((await importFile(written)).code).toBe(0);
  expect(await csv()).toBe(written);
});

it.each([
  ['a missing heading', 'word,意味\r\nあ,い\r\n', '見出しがありません: meaning'],
  [
    'two words',
    'word,meaning\r\n水差し,"ジャグ\r\n"\r\nあ い,う\r\n',
    '3行目（word あ い）「word」: 「あ い」は',
  ],
  ['no meaning', 'word,meaning\r\nあ,\r\n', '2行目（word あ）「meaning」: 「」は'],
  ['what is no CSV', 'word,meaning\r\n"あ,い\r\n', 'CSV として読めません'],
])('a file with %s imports nothing, and its row is named', async (_what, file, expected) => {
  const before = await csv();
  const { code, out } = await importFile(file);
  expect([code, out]).toEqual([1, expect.stringContaining(expected)]);
  expect(await csv()).toBe(before);
});

it('a file that is not there is said so', async () => {
  expect(await run('import', path.join(folder, 'none.csv'))).toMatchObject({ code: 1 });
});
