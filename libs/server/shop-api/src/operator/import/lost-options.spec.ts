import { openImportShop } from '@shop/testing-api/open-import-shop';

let shop: Awaited<ReturnType<typeof openImportShop>>;

beforeAll(async () => {
  shop = await openImportShop();
});
afterAll(() => shop.close());

const HEAD = '独自商品コード,商品名,販売価格,数量,オプション1名称,オプション1項目';

it.each<[string, readonly string[], string | null]>([
  [
    'with options are counted and named',
    [HEAD, 'ms-1,Tシャツ,2000,3,色,"赤,青"', 'ms-2,皿,500,1,,', 'ms-3,帽子,900,1,色,黒'],
    '注意: オプション（色・サイズなど）のある商品 2 件（ms-1、ms-3）の選択肢は',
  ],
  ['without options are not', [HEAD, 'ms-2,皿,500,1,,'], null],
  ['of the own layout are not', ['code,name,price,オプション1項目', 'ms-1,Tシャツ,2000,"赤,青"'], null],
])('products of MakeShop %s', async (_name, rows, expected) => {
  const { code, out } = await shop.run(rows, '--dry-run');
  expect(code).toBe(0);
  const said = out.split('\n').filter((line) => line.startsWith('注意'));
  expect(said).toEqual(expected === null ? [] : [expect.stringContaining(expected)]);
});
