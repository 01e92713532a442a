import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { asc, like } from 'drizzle-orm';
import { products } from '../../db/schema';

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
  const cups = ['W,色,白', 'B,色,黒', 'G,色,緑'].map((cells) => `CUP,湯のみ,CUP-${cells},1000`);
  const head = 'code,name,variant_code,option1_name,option1_value,price';
  expect(await run([head, ...cups, 'JAR,つぼ,JAR-1,,,5000'])).toMatchObject({ code: 0, err: '' });
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.close());

const stateOf = (code: string) =>
  shop.api.db
    .select()
    .from(products)
    .where(like(products.code, `${code}%`))
    .orderBy(asc(products.position));

it.each<[string, readonly string[], readonly string[]]>([
  [
    'a mistyped number without options',
    ['code,variant_code,price', 'CUP,CUP-W,900', 'CUP,CUP-NOSUCH,1320'],
    [
      '3行目（code CUP）「variant_code」: この商品には規格が3つあり（CUP-W 白、CUP-B 黒、CUP-G 緑）、「CUP-NOSUCH」はそのどれでもありません。番号を確かめてください。新しい規格には「option1_value」が必要です',
    ],
  ],
  [
    'a mistyped key without options',
    ['code,variant_key,price', 'CUP,cup-nosuch,1320'],
    ['2行目（code CUP）「variant_code」: この商品には規格が3つあり（CUP-W 白、CUP-B 黒、CUP-G 緑）'],
  ],
  [
    'a mistyped number whose options are empty',
    ['code,variant_code,option1_name,option1_value,price', 'CUP,CUP-NOSUCH,色,,1320'],
    ['2行目（code CUP）「variant_code」: この商品には規格が3つあり'],
  ],
  [
    'a mistyped number of a product with one variant',
    ['code,variant_code,price', 'JAR,JAR-2,1'],
    ['2行目（code JAR）「variant_code」: この商品には規格が1つあり（JAR-1）、「JAR-2」はそのどれでも'],
  ],
  [
    'no number, which is said once',
    ['code,price', 'CUP,900'],
    ['2行目（code CUP）「variant_code」: この商品には規格が3つあり（CUP-W 白、CUP-B 黒、CUP-G 緑）、どの'],
  ],
  [
    'a mistyped number in a file of EC-CUBE',
    ['公開ステータス(ID),商品ID,商品コード,販売価格', '1,CUP,CUP-X,1'],
    ['2行目（商品ID CUP）「商品コード」: この商品には規格が3つあり'],
  ],
])('a row with %s adds no variant', async (_name, rows, expected) => {
  const before = [await stateOf('CUP'), await stateOf('JAR')];
  const { code, out } = await run(rows);
  expect([code, out.split('\n').filter((line) => line.includes('行目'))]).toEqual([
    1,
    expected.map((start) => expect.stringContaining(start) as string),
  ]);
  expect([await stateOf('CUP'), await stateOf('JAR')]).toEqual(before);
});

it('a variant with options of its own is added', async () => {
  const head = 'code,variant_code,option1_name,option1_value,price';
  expect(await run([head, 'CUP,CUP-R,色,赤,1100'])).toMatchObject({ code: 0, err: '' });
  expect((await stateOf('CUP')).find(({ code }) => code === 'CUP-R')?.name).toBe('湯のみ 赤');
});
