import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { asc, eq, inArray } from 'drizzle-orm';
import { productModels, products } from '../../db/schema';

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
});
beforeEach(async () => {
  await shop.api.db.delete(productModels).where(inArray(productModels.code, ['CUP', 'JAR']));
  const head = 'code,name,variant_code,option1_name,option1_value,price,before_price,stock,tax_rate';
  const rows = ['W,色,白', 'B,色,黒'].map((cells) => `CUP,湯のみ,CUP-${cells},1000,1200,4,8`);
  expect(await run([head, ...rows, 'JAR,つぼ,JAR-9,,,5000,,1,10'])).toMatchObject({ code: 0, err: '' });
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.close());

const state = () =>
  shop.api.db
    .select({ model: productModels, variant: products })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(inArray(productModels.code, ['CUP', 'JAR']))
    .orderBy(asc(productModels.code), asc(products.position));

/** The states of black cups, with what changes of them. */
it.each<[string, readonly string[], object]>([
  ['stock alone', ['code,variant_code,stock', 'CUP,CUP-B,9'], { stock: 9, initialStock: 9 }],
  ['price alone', ['code,variant_code,price', 'CUP,CUP-B,900'], { price: 900 }],
  ['stock by number alone', ['variant_code,stock', 'CUP-B,9'], { stock: 9, initialStock: 9 }],
  ['price by number alone', ['variant_code,price', 'CUP-B,900'], { price: 900 }],
  ['on_order by option', ['code,option1_value,on_order', 'CUP,黒,1'], { isSoldOnOrder: true }],
  [
    'stock of Shopify',
    ['Handle,Variant SKU,Variant Inventory Qty', 'CUP,CUP-B,9'],
    { stock: 9, initialStock: 9 },
  ],
  ['stock of EC-CUBE', ['公開ステータス(ID),商品コード,在庫数', '1,CUP-B,9'], { stock: 9, initialStock: 9 }],
])('a file of %s changes nothing else', async (_name, rows, changed) => {
  const before = await state();
  const { code, out } = await run(rows);
  expect([code, out]).toEqual([0, expect.stringContaining('更新 1 件') as string]);
  expect(await state()).toEqual(
    before.map(({ model, variant }) => ({
      model,
      variant: variant.code === 'CUP-B' ? { ...variant, ...changed } : variant,
    })),
  );
});

it.each<[string, readonly string[], number]>([
  ['native', ['code,stock', 'JAR,7'], 7],
  ['Shopify', ['Handle,Variant Inventory Qty', 'JAR,8'], 8],
  ['MakeShop', ['独自商品コード,数量', 'JAR,9'], 9],
])('stock of a product with one variant needs no number: %s', async (_name, rows, stock) => {
  expect(await run(rows)).toMatchObject({ code: 0, err: '' });
  expect((await state()).find(({ model }) => model.code === 'JAR')?.variant).toMatchObject({
    ...{ code: 'JAR-9', price: 5_000, stock },
  });
});

it('prices by numbers alone are converted at the rate of the product', async () => {
  expect(await run(['variant_code,price', 'CUP-B,1000'], '--prices', 'without-tax')).toMatchObject({
    code: 0,
  });
  expect((await state()).map(({ variant }) => variant.price)).toEqual([1_000, 1_080, 5_000]);
});

it.each<[string, readonly string[], readonly string[]]>([
  [
    'a new product without name and price',
    ['code,stock', 'JAR,1', 'JAAR,1'],
    ['3行目（code JAAR）「name」: 店にない商品です。新しい商品には「name」と「price」の列が必要です。'],
  ],
  [
    'a new product without a price',
    ['code,name,stock', 'JAAR,つぼ,1'],
    ['2行目（code JAAR）「price」: 店にない商品です。新しい商品には「price」の列が必要です。'],
  ],
  [
    'a number that the shop lacks',
    ['variant_code,name,price', 'CUP-B,湯のみ,1', 'CUP-Z,湯のみ,1'],
    ['3行目（code CUP-Z）「code」: 店にない商品です。新しい商品には「code」の列が必要です。'],
  ],
  [
    'a new variant without a price',
    ['code,variant_code,option1_name,option1_value,stock', 'CUP,CUP-R,色,赤,1'],
    ['2行目（code CUP）「price」: 新しい規格には「price」の列が必要です'],
  ],
  [
    'the code of a product with several variants as a number',
    ['variant_code,stock', 'CUP,1'],
    ['2行目（code CUP）「variant_code」: この商品には規格が2つあり（CUP-W 白、CUP-B 黒）'],
  ],
  ['an empty price', ['code,price', 'JAR,'], ['2行目（code JAR）「price」: 必須項目です']],
  ['nothing that names products', ['name,price', 'つぼ,1'], ['1行目: 見出しがありません: code']],
  ['nothing that changes', ['code,variant_code', 'JAR,JAR-9'], ['1行目: 見出しがありません: price や stock']],
])('a file with %s is rejected', async (_name, rows, expected) => {
  const before = await state();
  const { code, out } = await run(rows);
  expect([code, out.split('\n').filter((line) => line.includes('行目'))]).toEqual([
    1,
    expected.map((start) => expect.stringContaining(start) as string),
  ]);
  expect(await state()).toEqual(before);
});

it('a number that two products have names none of them', async () => {
  await shop.api.db.update(products).set({ code: 'CUP-B' }).where(eq(products.code, 'JAR-9'));
  const { code, out } = await run(['variant_code,stock', 'CUP-B,1']);
  expect([code, out]).toEqual([1, expect.stringContaining('いくつかの商品がこの番号を使っています')]);
});
