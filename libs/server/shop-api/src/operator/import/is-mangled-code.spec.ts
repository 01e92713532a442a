import { openImportShop } from '@shop/testing-api/open-import-shop';

let shop: Awaited<ReturnType<typeof openImportShop>>;

beforeAll(async () => {
  shop = await openImportShop();
});
afterAll(() => shop.close());

const HEAD = 'code,name,variant_code,price';
const SHOPIFY = 'Handle,Title,Variant SKU,Variant Price';

it.each<[string, string, string]>([
  [HEAD, '1.23E+12,皿,,100', '2行目（code 1.23E+12）「code」: 「1.23E+12」は、表計算'],
  [HEAD, '1-Feb,皿,,100', '2行目（code 1-Feb）「code」: 「1-Feb」は、表計算'],
  [HEAD, 'A-1,皿,4.0E+11,100', '2行目（code A-1）「variant_code」: 「4.0E+11」は、表計算'],
  [HEAD, 'A-1,皿,2月1日,100', '2行目（code A-1）「variant_code」: 「2月1日」は、表計算'],
  [HEAD, 'A-1,皿,Feb-01,100', '2行目（code A-1）「variant_code」: 「Feb-01」は、表計算'],
  ['variant_code,price', '1-Feb,100', '2行目「variant_code」: 「1-Feb」は、表計算'],
  [SHOPIFY, 'dish,皿,4.9E+12,100', '2行目（Handle dish）「Variant SKU」: 「4.9E+12」は、表計算'],
])('in a file of %s, %s has a code that a spreadsheet has changed', async (head, row, expected) => {
  const { code, out } = await shop.run([head, row], '--dry-run');
  expect([code, out]).toEqual([1, expect.stringContaining(expected) as string]);
});

it.each(["'1-Feb", "'1.23E+12", 'E12', 'MAY-2026', '1-2-3', 'A1E+5'])('%s is a code', async (number) => {
  expect(await shop.run([HEAD, `${number},皿,,100`], '--dry-run')).toMatchObject({ code: 0 });
});
