import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { eq } from 'drizzle-orm';
import { encode } from 'iconv-lite';
import { products } from '../../db/schema';

const HEAD = 'code,name,maker,category,tax_rate,variant_code,option1_name,option1_value,price,stock,image';
const MUG = [
  'MUG-1,髙﨑マグ①,窯元,台所 > うつわ,10,MUG-1-W,色,白,1800,5,',
  'MUG-1,髙﨑マグ①,窯元,台所 > うつわ,10,MUG-1-B,色,黒,"1,900",0,',
];
const TEA = 'TEA-1,"煎茶\n（新茶）",茶園,食品,8,,,,1200,7,';
const SHOPIFY = [
  'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
  'linen-shirt,リネンシャツ,"<p>麻の<b>シャツ</b></p><script>x()</script>",布の店,衣類,true,サイズ,S,LS-S,3,5800.00,6800.00,https://cdn.shopify.com/1.jpg,active',
  'linen-shirt,,,,,,,M,LS-M,4,5800.00,,https://cdn.shopify.com/2.jpg,',
  'linen-shirt,,,,,,,,,,,,https://cdn.shopify.com/3.jpg,',
];

let api: TestApi;
let shop: Operator;
let folder: string;

beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  folder = await mkdtemp(path.join(tmpdir(), 'shop-import-'));
});
afterEach(() => checkInvariants(api.db));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const run = async (content: readonly string[] | Uint8Array, ...options: readonly string[]) => {
  const file = path.join(folder, 'products.csv');
  await writeFile(file, content instanceof Uint8Array ? content : content.join('\n'));
  return shop('import', file, '--channel', 'default', ...options);
};
const stored = (key: string) => api.db.select().from(products).where(eq(products.key, key));
const seen = async (key: string) => (await api.call(getProductSpec, { params: { key } })).body;

it('with --dry-run shows what would happen and changes nothing', async () => {
  expect(await run([HEAD, ...MUG, TEA], '--dry-run')).toMatchObject({
    code: 0,
    out: expect.stringContaining('追加 2 件') as string,
  });
  expect(await stored('mug-1-w')).toEqual([]);
});

it.each([
  ['UTF-8', (text: string) => encode(text, 'utf8')],
  ['UTF-8 with BOM', (text: string) => encode(text, 'utf8', { addBOM: true })],
  ['Shift_JIS', (text: string) => encode(text.replaceAll('\n', '\r\n'), 'cp932')],
])('imports %s: the products can be found and seen', async (_name, toBytes) => {
  const { code, out } = await run(new Uint8Array(toBytes([HEAD, ...MUG, TEA].join('\n'))));
  expect([code, out]).toEqual([
    0,
    expect.stringMatching(/追加 (?:2 件、更新 0 件、変更なし 0 件|0 件、更新 0 件、変更なし 2 件)/),
  ]);
  const mug = await seen('mug-1-w');
  expect(mug).toMatchObject({ product_price_with_tax: 1800, name: '髙﨑マグ① 白' });
  expect(mug.product_model.categories.map(({ name }) => name)).toEqual(['台所', 'うつわ']);
  expect((await seen('tea-1')).product_price_with_tax).toBe(1200);
  const { body } = await api.call(listProductsSpec, {
    query: { word: '高崎まぐ 窯元'.replace('高崎', '髙﨑') },
  });
  expect(body).toHaveLength(1);
});

it('updates products by their code, keeps sold variants, and leaves the stock of an empty cell unchanged', async () => {
  await api.db
    .update(products)
    .set({ stock: 3, initialStock: 5, reserved: 2 })
    .where(eq(products.key, 'mug-1-w'));
  await run([HEAD, 'MUG-1,マグ,窯元,,10,MUG-1-W,色,白,2000,,']);
  expect(await stored('mug-1-w')).toMatchObject([{ price: 2000, stock: 3, initialStock: 5 }]);
  await run([HEAD, 'MUG-1,マグ,窯元,,10,MUG-1-W,色,白,2000,10,']);
  expect(await stored('mug-1-w')).toMatchObject([{ stock: 10, reserved: 2, initialStock: 12 }]);
  await api.db.update(products).set({ reserved: 0, initialStock: 10 }).where(eq(products.key, 'mug-1-w'));
});

it('reads Shopify’s product file, leaves nothing in its HTML that runs, and reports pictures that it leaves out', async () => {
  const { code, out } = await run(SHOPIFY);
  expect(code).toBe(0);
  expect(out).toContain(
    '2行目（Handle linen-shirt）「Image Src」: ほかのサーバーの画像は取り込みません: cdn.shopify.com',
  );
  const shirt = await seen('linen-shirt-s');
  expect(shirt).toMatchObject({
    product_price_with_tax: 5800,
    before_price_with_tax: 6800,
    detail: { description: '<p>麻の<b>シャツ</b></p>' },
  });
  expect(shirt.product_model.products).toHaveLength(2);
});

it.each([
  ['a price that is none', 'A-1,名,m,,10,,,,12.5,1,', '2行目（code A-1）「price」'],
  ['no name', 'A-1,,m,,10,,,,100,1,', '2行目（code A-1）「name」: 必須項目です'],
  ['a tax that is none', 'A-1,名,m,,9,,,,100,1,', '2行目（code A-1）「tax_rate」'],
  ['a stock that is none', 'A-1,名,m,,10,,,,100,-1.5,', '2行目（code A-1）「stock」'],
  ['a key of another product', 'A-1,名,m,,10,TEA-1,,,100,1,', 'ほかの商品が使っています'],
])('rejects the whole file for %s, by line and field', async (_name, row, said) => {
  const good = 'GOOD-1,良い品,m,,10,,,,100,1,';
  const { code, out, err } = await run([HEAD, row, good]);
  expect([code, out]).toEqual([1, expect.stringContaining(said)]);
  expect(err).toContain('何も取り込みませんでした');
  expect(await stored('good-1')).toEqual([]);
});

it('rejects duplicates, unknown headings, a file that is no CSV, a missing file and unknown layouts', async () => {
  expect(
    (await run([HEAD, TEA, TEA.replace('TEA-1,', 'TEA-2,').replace(',8,,', ',8,TEA-1,')])).out,
  ).toContain('重複');
  expect((await run(['a,b', '1,2'])).out).toContain('見出しがありません: code か variant_code');
  expect((await run([HEAD, '"'])).code).toBe(1);
  expect((await shop('import', '/no/such.csv', '--channel', 'default')).code).toBe(1);
  expect((await run([HEAD], '--layout', 'xml')).code).toBe(2);
});

const MANY = 600;
const many = (code: string) =>
  Array.from(
    { length: MANY },
    (_, number) => `${code}-${number},器 ${number},窯元,,10,,,,${1_000 + number},1,`,
  );

it('groups the rows of a product wherever they are, and reports progress', async () => {
  const { code, out, progress } = await run([
    HEAD,
    ...many('BULK'),
    'BULK-0,器 0,窯元,,10,BULK-0-X,色,黒,900,1,',
  ]);
  expect([code, out]).toEqual([0, expect.stringContaining(`追加 ${MANY} 件`)]);
  expect(progress).toContain('読み込み reading 250 / 600');
  const [first, second] = [(await stored('bulk-0'))[0], (await stored('bulk-0-x'))[0]];
  expect(second?.productModelId).toBe(first?.productModelId);
  expect([first?.position, second?.position]).toEqual([0, 1]);
});

it('an error that only the database finds, in the last of many rows, rolls back the whole file', async () => {
  const { code, out } = await run([HEAD, ...many('LATE'), 'LATE,器,窯元,,10,bulk-0,,,900,1,']);
  expect([code, out]).toEqual([1, expect.stringContaining('602行目（code LATE）「variant_key」')]);
  expect(await stored('late-0')).toEqual([]);
});
