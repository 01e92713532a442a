import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { inArray } from 'drizzle-orm';
import { productModels } from '../../db/schema';

const CODES = ['ms-001', '900123', '900124'];

let shop: Awaited<ReturnType<typeof openImportShop>>;
beforeAll(async () => {
  shop = await openImportShop();
});
afterEach(async () => {
  await shop.api.db.delete(productModels).where(inArray(productModels.code, CODES));
  await checkInvariants(shop.api.db);
});
afterAll(() => shop.close());

const codes = async () =>
  (await shop.api.db.select().from(productModels).where(inArray(productModels.code, CODES)))
    .map(({ code }) => code)
    .toSorted();

it.each([
  [
    'blank codes of the shop’s own',
    [
      'システム商品コード,独自商品コード,商品名,販売価格',
      '900123,,茶,100',
      '900124, ,器,200',
      '900125,ms-001,匙,300',
    ],
    ['900123', '900124', 'ms-001'],
  ],
  [
    'no column of them',
    ['システム商品コード,商品名,販売価格', '900123,茶,100', '900124,器,200'],
    ['900123', '900124'],
  ],
])('a file of MakeShop with %s names products by the code of MakeShop', async (_what, rows, expected) => {
  expect(await shop.run(rows)).toMatchObject({ code: 0, err: '' });
  expect(await codes()).toEqual(expected.toSorted());
  const again = await shop.run(rows);
  expect([again.code, await codes()]).toEqual([0, expected.toSorted()]);
});

it('products without any code are named for that alone', async () => {
  const { code, out, err } = await shop.run(['独自商品コード,商品名,販売価格', ',茶,100', ',器,200']);
  expect(code).toBe(1);
  expect(`${out}${err}`).toContain('必須項目です');
  expect(`${out}${err}`).not.toContain('重複しています');
});
