import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { asc, eq } from 'drizzle-orm';
import { productModels, products } from '../../db/schema';

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
  const rows = ['JAR,つぼ,,,,5000', 'CUP,湯のみ,CUP-W,色,白,1000', 'CUP,湯のみ,CUP-B,色,黒,1000'];
  const head = 'code,name,variant_code,option1_name,option1_value,price';
  expect(await run([head, ...rows])).toMatchObject({ code: 0, err: '' });
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.close());

const stateOf = (code: string) =>
  shop.api.db
    .select({ model: productModels, variant: products })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(eq(productModels.code, code))
    .orderBy(asc(products.position));

it.each([
  ['native', 'code,price', 'JAR,4100', 4_100],
  ['Shopify', 'Handle,Variant Price', 'JAR,4200', 4_200],
  ['EC-CUBE', '公開ステータス(ID),商品ID,販売価格', '1,JAR,4000', 4_400],
  ['MakeShop', '独自商品コード,販売価格', 'JAR,4300', 4_300],
])(
  'a file of %s without names changes the prices of products that the shop has',
  async (_name, head, row, price) => {
    const before = await stateOf('JAR');
    const { code, out } = await run([head, row]);
    expect([code, out]).toEqual([0, expect.stringContaining('更新 1 件') as string]);
    expect(await stateOf('JAR')).toEqual(
      before.map(({ model, variant }) => ({ model, variant: { ...variant, price } })),
    );
  },
);

it('variants keep their names too', async () => {
  const before = await stateOf('CUP');
  expect(await run(['code,variant_code,price', 'CUP,CUP-B,1200'])).toMatchObject({ code: 0, err: '' });
  expect(
    (await stateOf('CUP')).map(({ model, variant }) => [model.name, variant.name, variant.price]),
  ).toEqual(before.map(({ model, variant }, at) => [model.name, variant.name, at === 1 ? 1_200 : 1_000]));
});

it.each<[string, readonly string[], readonly RegExp[]]>([
  [
    'products that the shop has not',
    ['code,price', 'JAR,1', 'D0OO3,1', 'JAR2,1'],
    [/^3行目（code D0OO3）「name」: 店にない商品です/, /^4行目（code JAR2）「name」: 店にない商品です/],
  ],
  [
    'a product of several variants without their numbers',
    ['code,price', 'CUP,900'],
    [/^2行目（code CUP）「variant_code」: .*規格が2つあり（CUP-W 白、CUP-B 黒）/],
  ],
  ['pictures', ['code,price,image', 'JAR,1,a.png'], [/^1行目: 見出しがありません: name（画像の列がある/]],
  ['an empty name', ['code,name,price', 'JAR,,1'], [/^2行目（code JAR）「name」: 必須項目です/]],
])('a file with %s is rejected', async (_name, rows, reasons) => {
  const before = [await stateOf('JAR'), await stateOf('CUP')];
  const { code, out } = await run(rows);
  expect([code, out.split('\n').filter((line) => line.includes('行目'))]).toEqual([
    1,
    reasons.map((reason) => expect.stringMatching(reason) as string),
  ]);
  expect([await stateOf('JAR'), await stateOf('CUP')]).toEqual(before);
});
