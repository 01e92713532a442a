import { openImportShop } from '@shop/testing-api/open-import-shop';
import { eq } from 'drizzle-orm';
import { productModels, products } from '../../db/schema';

let shop: Awaited<ReturnType<typeof openImportShop>>;

beforeAll(async () => {
  shop = await openImportShop();
});
afterAll(() => shop.close());

const found = async (code: string) =>
  (
    await shop.api.db
      .select({
        ...{ name: productModels.name, taxRate: productModels.taxRate, number: products.code },
        ...{ price: products.price, stock: products.stock },
      })
      .from(products)
      .innerJoin(productModels, eq(productModels.id, products.productModelId))
      .where(eq(productModels.code, code))
  )[0];

it.each<[string, string, object]>([
  ['商品コード,商品名,価格,在庫', 'H-1,皿,100,3', { name: '皿', number: 'H-1', price: 100, stock: 3 }],
  ['商品コード,商品番号,商品名,販売価格,税率', 'H-1,H-1,鉢,200,8', { name: '鉢', taxRate: 8, price: 200 }],
  ['code,商品名,price', 'H-1,椀,300', { name: '椀', price: 300, stock: 3 }],
  ['商品番号,在庫数', 'H-1,7', { name: '椀', price: 300, stock: 7 }],
  ['商品コード,price,価格', 'H-1,400,500', { price: 400 }],
])('a file of %s is read as one of the own layout', async (head, row, expected) => {
  expect(await shop.run([head, row])).toMatchObject({ code: 0, err: '' });
  expect(await found('H-1')).toMatchObject(expected);
});

it.each<[string, string, string]>([
  ['商品コード,価格', 'H-1,高い', '2行目（商品コード H-1）「価格」: 「高い」は読めません'],
  ['商品コード,在庫', 'H-9,1', '2行目（商品コード H-9）「name」: 店にない商品です'],
  ['商品ID,商品コード,在庫数', '1,H-1,1', '見出しがありません: code か variant_code（EC-CUBE のファイルなら'],
])('a file of %s with errors names its own headings', async (head, row, expected) => {
  const { code, out } = await shop.run([head, row]);
  expect([code, out]).toEqual([1, expect.stringContaining(expected) as string]);
});
