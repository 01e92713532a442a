import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { inArray } from 'drizzle-orm';
import { productModels } from '../../db/schema';

const HEAD = '商品ID,公開ステータス(ID),商品名,商品削除フラグ,商品画像,規格分類1(名称),商品コード,販売価格';
const CODES = ['701', '702', '703'];

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
  expect(await run([HEAD, '701,1,弁当箱,0,,,B-1,100'])).toMatchObject({ code: 0, err: '' });
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.close());

const shown = async () =>
  (await shop.api.db.select().from(productModels).where(inArray(productModels.code, CODES))).map(
    ({ code, isShow }) => [code, isShow],
  );

const ROWS = [HEAD, '701,1,弁当箱,1,gone.jpg,,B-1,100', '702,1,箸,1,,,C-1,50', '703,1,椀,0,,,D-1,70'];

it('deleted products of EC-CUBE are hidden where the shop has them, and otherwise left out by their names', async () => {
  const dry = await run(ROWS, '--dry-run');
  expect([dry.code, dry.out]).toEqual([
    0,
    expect.stringContaining('削除された商品 1 件（702）は、') as string,
  ]);
  expect(await shown()).toEqual([['701', true]]);
  const { code, out } = await run(ROWS);
  expect([code, out]).toEqual([0, expect.stringContaining('表示：1件（例 701：表示 → 非表示）') as string]);
  expect(out).toContain('追加 1 件、更新 1 件');
  expect(await shown()).toEqual([
    ['701', false],
    ['703', true],
  ]);
});

it('a file with nothing but such products changes nothing', async () => {
  const { code, out } = await run([HEAD, '702,1,箸,1,,,C-1,50']);
  expect([code, out]).toEqual([0, expect.stringContaining('追加 0 件、更新 0 件') as string]);
});

it.each<[string, readonly string[], string]>([
  [
    'is said of one 規格 alone',
    [HEAD, '702,1,箸,0,,長,C-1,50', '702,1,箸,1,,短,C-2,50'],
    '3行目（商品ID 702）「商品削除フラグ」: 同じ商品番号（702）の 2 行目（0）と違います',
  ],
  [
    'cannot hide it',
    ['商品ID,商品名,商品削除フラグ,商品コード,販売価格', '701,弁当箱,1,B-1,100'],
    '2行目（商品ID 701）「商品削除フラグ」: 「公開ステータス(ID)」の列も必要です',
  ],
])('that a product is deleted is an error where it %s', async (_name, rows, expected) => {
  const { code, out } = await run(rows, '--layout', 'eccube');
  expect([code, out]).toEqual([1, expect.stringContaining(expected) as string]);
});
