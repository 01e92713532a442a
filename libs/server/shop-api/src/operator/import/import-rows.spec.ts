import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { encode } from 'iconv-lite';
import { products } from '../../db/schema';

const HEAD = 'code,name,price,stock,is_show,description';

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
});
afterAll(() => shop.close());

/** The messages, without the sums. */
const said = (out: string) => out.split('\n').filter((line) => /行目|ファイル|ブック/.test(line));

it('every wrong row of a file is named in one report: its row as a spreadsheet counts, the product, the column and why', async () => {
  const { code, out } = await run([
    HEAD,
    'R-1,器,100,1,1,"一行目\n二行目"',
    'R-2,器,100,-9999999,1,',
    '',
    'R-3,器,1980.5,1,1,',
    ',,,,,',
    'R-4,器,1980.00,1,たぶん,',
    'R-5,,100,1,1,',
  ]);
  expect([code, said(out)]).toEqual([
    1,
    [
      '3行目（code R-2）「stock」: 「-9999999」は読めません。0から1000000までの整数で入力してください',
      '5行目（code R-3）「price」: 「1980.5」は読めません。円に小数はありません。0円から99,999,999円までの整数で入力してください',
      expect.stringMatching(
        /^7行目（code R-4）「is_show」: 「たぶん」は読めません。「はい」は .*、「いいえ」は /,
      ),
      '8行目（code R-5）「name」: 必須項目です',
    ],
  ]);
});

it.each([
  [
    'a quote that is not closed',
    [
      HEAD,
      ...Array.from({ length: 500 }, (_, at) => `Q-${at},"器\n",100,1,1,`),
      'Q-9,"器,100,1,1,',
      'Q-8,器,1,1,1,',
    ],
    /^502行目: .*引用符（"）が閉じていない/,
  ],
  [
    'more cells than headings',
    [HEAD, 'Q-1,器,100,1,1,x', 'Q-2,器,1,000,1,1,x'],
    /^3行目: .*見出しの数より多くのセル/,
  ],
  ['nothing at all', [''], /^ファイルが空です$/],
])('a file with %s', async (_name, rows, reason) => {
  const { code, out } = await run(rows);
  expect([code, said(out)]).toEqual([1, [expect.stringMatching(reason)]]);
});

it('errors of the rows before a broken one are reported with it', async () => {
  const { out } = await run([HEAD, 'Q-1,器,abc,1,1,', 'Q-2,"器,100,1,1,']);
  expect(said(out)).toEqual([
    expect.stringMatching(/^2行目（code Q-1）「price」/),
    expect.stringMatching(/^3行目: /),
  ]);
});

it.each([
  ['a workbook', Buffer.from('PK\u0003\u0004 and so on'), 1, 'Excel のブックは読めません'],
  ['UTF-16', encode(`${HEAD}\nU-1,髙い器,100,1,1,\n`, 'utf16le'), 0, '追加 1 件'],
  [
    'the Unicode text of Excel',
    encode(`${HEAD}\nU-1,髙い器,100,1,1,\n`.replaceAll(',', '\t'), 'utf16le', { addBOM: true }),
    0,
    '追加 1 件',
  ],
])('a file that is %s is read, or says what it is', async (_name, bytes, code, reason) => {
  const file = path.join(shop.folder, 'bytes.csv');
  await writeFile(file, bytes);
  const result = await shop.shop('import', file, '--channel', 'default', '--dry-run');
  expect([result.code, result.out]).toEqual([code, expect.stringContaining(reason)]);
});

it('what products list prints is no file of products, and the message names the command that writes one', async () => {
  const { out: listed } = await shop.shop('products', 'list', '--format', 'csv', '--channel', 'default');
  const { code, out } = await run([listed]);
  expect([code, out]).toEqual([1, expect.stringContaining('products export')]);
});

const variantsOf = async (names: string) =>
  (await shop.api.db.select().from(products))
    .filter(({ name }) => name.startsWith(names))
    .map(({ code, price, beforePrice, stock, isSoldOnOrder, options }) => ({
      ...{ code, price, beforePrice, stock, isSoldOnOrder },
      options: options.map(({ name, value }) => `${name}：${value}`),
    }));

it('Shopify’s newer headings are read like the older ones', async () => {
  const { code, out } = await run(
    [
      'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Option1 name,Option1 value,Price,Compare-at price,Cost per item,Inventory tracker,Inventory quantity,Continue selling when out of stock,Product image URL,Image position,Image alt text,Variant image URL',
      '新しい服,new-robe,<p>麻</p>,布の店,,衣類,麻,TRUE,Active,NR-S,サイズ,S,5800,6800,,shopify,3,DENY,https://cdn.example/1.jpg,1,前,',
      ',new-robe,,,,,,,,NR-M,,M,5900,,,shopify,0,CONTINUE,,,,',
    ],
    '--skip-pictures',
  );
  expect([code, out]).toEqual([0, expect.stringContaining('追加 1 件')]);
  expect(out).toContain('使わなかった列: Product category、Cost per item\n');
  const robe = { price: 5800, beforePrice: 6800, stock: 3, isSoldOnOrder: false };
  expect(await variantsOf('新しい服')).toEqual([
    { code: 'NR-S', ...robe, options: ['サイズ：S'] },
    { code: 'NR-M', price: 5900, beforePrice: null, stock: 0, isSoldOnOrder: true, options: ['サイズ：M'] },
  ]);
  const wrong = await run(['Title,URL handle,Price', '服,new-robe,五千']);
  expect(wrong.out).toContain('2行目（URL handle new-robe）「Price」');
});

const ECCUBE = '商品ID,公開ステータス(ID),商品名,販売価格,規格分類1(名称),規格分類2(名称)';
it.each([
  ['規格１：丸型、規格２：小', [ECCUBE, '801,1,弁当箱,100,丸型,小'], [], ['規格1：丸型', '規格2：小']],
  [
    'names of an option',
    [ECCUBE, '802,1,弁当箱,100,丸型,小'],
    ['--option-names', '形、大きさ'],
    ['形：丸型', '大きさ：小'],
  ],
  [
    'names in columns',
    [`${ECCUBE},規格1(名称),規格2(名称)`, '803,1,弁当箱,100,丸型,小,形,大きさ'],
    [],
    ['形：丸型', '大きさ：小'],
  ],
  [
    'names given later',
    [ECCUBE, '801,1,弁当箱,100,丸型,小'],
    ['--option-names', '形,大きさ'],
    ['形：丸型', '大きさ：小'],
  ],
])('EC-CUBE’s 規格 are options: %s', async (_name, rows, options, expected) => {
  expect(await run(rows, ...options)).toMatchObject({ code: 0 });
  const [id = ''] = rows[1]?.split(',') ?? [];
  const found = (await variantsOf('弁当箱')).filter(({ code }) => code.startsWith(id));
  expect(found.map(({ options: own }) => own)).toEqual([expected]);
});
