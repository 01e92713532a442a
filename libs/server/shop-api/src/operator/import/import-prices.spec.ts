import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { desc, eq } from 'drizzle-orm';
import { products } from '../../db/schema';

const NATIVE = ['code,name,price,tax_rate', 'P,品,998,8'];
const ECCUBE = ['公開ステータス(ID),商品ID,商品名,販売価格,税率', '1,E,品,998,8'];
const WITH_TAX = '価格を税込として読みます';
const WITHOUT_TAX = '価格を税抜として読みます';

let shop: Awaited<ReturnType<typeof openImportShop>>;
beforeAll(async () => {
  shop = await openImportShop();
});
afterAll(() => shop.close());

/** Imports one product into a shop and returns what it costs there. */
async function imported(channel: string, rows: readonly string[], options: readonly string[]) {
  const file = path.join(shop.folder, 'prices.csv');
  await writeFile(file, rows.join('\n'));
  const { code, out } = await shop.shop('import', file, '--channel', channel, ...options);
  const [variant] = await shop.api.db.select().from(products).orderBy(desc(products.id)).limit(1);
  await shop.api.db.delete(products).where(eq(products.id, variant!.id));
  return { code, out, price: variant?.price };
}

it.each<[string, string, readonly string[], readonly string[], number, readonly string[]]>([
  ['as a shop with tax states it', 'default', NATIVE, [], 998, [WITH_TAX]],
  ['as a shop without tax states it', 'corporate', NATIVE, [], 998, [WITHOUT_TAX]],
  ['converted', 'default', NATIVE, ['--prices', 'without-tax'], 1_077, [WITHOUT_TAX]],
  [
    'converted to the next lower one where none comes to it',
    'corporate',
    NATIVE,
    ['--prices', 'with-tax'],
    924,
    [WITH_TAX, '2行目（code P）「price」: 税込998円になる税抜の価格がないため、税込997円にします'],
  ],
  ['without tax in a file of EC-CUBE', 'default', ECCUBE, [], 1_077, [WITHOUT_TAX]],
  [
    'without tax in a file of EC-CUBE, unless said',
    'default',
    ECCUBE,
    ['--prices', 'with-tax'],
    998,
    [WITH_TAX],
  ],
])('a price is read %s', async (_how, channel, rows, options, price, said) => {
  const result = await imported(channel, rows, options);
  expect(result).toMatchObject({ code: 0, price });
  for (const text of said) expect(result.out).toContain(text);
});
