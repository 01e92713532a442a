import { openImportShop } from '@shop/testing-api/open-import-shop';
import { eq } from 'drizzle-orm';
import { productModels, products } from '../../db/schema';

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
});
afterAll(() => shop.close());

const stocksOf = async (code: string) =>
  (
    await shop.api.db
      .select({ stock: products.stock })
      .from(products)
      .innerJoin(productModels, eq(productModels.id, products.productModelId))
      .where(eq(productModels.code, code))
  ).map(({ stock }) => stock);
const said = (out: string) => out.split('\n').filter((line) => line.includes('マイナス'));

it.each([
  ['the shop’s own', 'code,name,price,stock', (code: string) => `${code},器,100,-1`],
  ['full-width digits', 'code,name,price,stock', (code: string) => `${code},器,100,－１`],
  ['Shopify', 'Handle,Title,Variant Price,Variant Inventory Qty', (code: string) => `${code},器,100,-2`],
  ['EC-CUBE', '公開ステータス(ID),商品ID,商品名,販売価格,在庫数', (code: string) => `1,${code},器,100,-4`],
  ['MakeShop', '独自商品コード,商品名,販売価格,数量', (code: string) => `${code},器,100,-1000000`],
])('a stock below nothing is none, and is named: %s', async (layout, head, rowOf) => {
  const code = `S-${layout.length}`;
  const rows = [head, rowOf(code)];
  for (const options of [['--dry-run'], []]) {
    const result = await run(rows, ...options);
    expect([result.code, said(result.out)]).toEqual([
      0,
      [`在庫数がマイナスの 1 件（2行目 ${code}）は 0 として取り込みます。 1 negative stocks are read as 0.`],
    ]);
  }
  expect(await stocksOf(code)).toEqual([0]);
});

it('of many such rows the first ten are named', async () => {
  const { out } = await run(
    ['code,name,price,stock', ...Array.from({ length: 12 }, (_, at) => `T-${at},器,100,-1`)],
    '--dry-run',
  );
  expect(said(out)).toEqual([
    expect.stringMatching(/^在庫数がマイナスの 12 件（2行目 T-0、.*、11行目 T-9、ほか 2 件）/),
  ]);
});

it.each(['-9999999', '-1000001', '- 1', '-x', '-1.5'])('%s is no stock', async (stock) => {
  const { code, out } = await run(['code,name,price,stock', `U-1,器,100,${stock}`]);
  expect([code, out, said(out)]).toEqual([1, expect.stringContaining('「stock」') as string, []]);
});
