import { openImportShop } from '@shop/testing-api/open-import-shop';
import { eq } from 'drizzle-orm';
import { productModels, products } from '../../db/schema';

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
});
afterAll(() => shop.close());

/** Whether the products … are shown, or whether they are sold without stock. */
async function flagsOf(what: 'is_show' | 'on_order', count: number) {
  const rows = await shop.api.db
    .select({ code: productModels.code, is_show: productModels.isShow, on_order: products.isSoldOnOrder })
    .from(productModels)
    .innerJoin(products, eq(products.productModelId, productModels.id));
  return Array.from({ length: count }, (_, at) => rows.find(({ code }) => code === `A-${at}`)?.[what]);
}

const YES = [
  'あり',
  'ｱﾘ',
  '有り',
  '1',
  '１',
  '○',
  '◯',
  '〇',
  'はい',
  'ハイ',
  'ﾊｲ',
  'TRUE',
  'True',
  'true',
  'ＴＲＵＥ',
  'ｔｒｕｅ',
  'yes',
  'Ｙ',
  '○ ',
];
const NO = [
  'なし',
  'ﾅｼ',
  '0',
  '０',
  '×',
  '✕',
  'いいえ',
  'ｲｲｴ',
  'FALSE',
  'False',
  'ＦＡＬＳＥ',
  'no',
  'Ｎ',
  ' ×',
];

it.each([
  ['is_show', [...YES, '表示', '公開', ''], true],
  ['is_show', [...NO, '非表示', '非公開'], false],
  ['on_order', [...YES, 'アリ', '有', '可'], true],
  ['on_order', [...NO, 'ナシ', '無', '無し', '不可'], false],
] as const)('%s is read from any of %j', async (column, values, expected) => {
  const other = expected ? '0' : '1';
  const rowsOf = (cells: readonly string[]) => cells.map((cell, at) => `A-${at},器,100,${cell}`);
  const head = `code,name,price,${column}`;
  expect(await run([head, ...rowsOf(values.map(() => other))])).toMatchObject({ code: 0 });
  expect(await run([head, ...rowsOf(values)])).toMatchObject({ code: 0, err: '' });
  expect(await flagsOf(column, values.length)).toEqual(values.map(() => expected));
});

it.each([
  ['is_show', 'code,name,price,is_show', 'A-0,器,100,たぶん', '「たぶん」'],
  ['is_show', 'code,name,price,is_show', 'A-0,器,100,2', '「2」'],
  ['on_order', 'code,name,price,on_order', 'A-0,器,100,△', '「△」'],
  ['公開ステータス(ID)', '公開ステータス(ID),商品ID,商品名,販売価格', '9,A-0,器,100', '「9」'],
  ['商品表示可否', '独自商品コード,商品名,販売価格,商品表示可否', 'A-0,器,100,？', '「？」'],
  ['Status', 'Handle,Title,Variant Price,Status', 'A-0,器,100,sold', '「sold」'],
  ['Published', 'Handle,Title,Variant Price,Published', 'A-0,器,100,maybe', '「maybe」'],
])(
  '%s with another text is an error that names row, column and value (%s)',
  async (column, head, row, value) => {
    const { code, out } = await run([head, row]);
    expect([code, out]).toEqual([
      1,
      expect.stringContaining(`A-0）「${column}」: ${value}は読めません。「はい」は 1、○、はい`),
    ]);
  },
);

it.each([
  ['A-0,器,100,1\nA-0,器,100,たぶん', '3行目（code A-0）「is_show」'],
  ['A-0,器,100,たぶん\nA-0,器,100,1', '2行目（code A-0）「is_show」'],
])('also in a further row of a product: %j', async (rows, said) => {
  const { out } = await run(['code,name,price,is_show', rows]);
  expect(out).toContain(said);
});

it.each([
  ['公開', '1', true],
  ['非公開', '2', false],
  ['廃止', '3', false],
])('EC-CUBE’s state %s', async (_name, state, expected) => {
  expect(await run(['公開ステータス(ID),商品ID,商品名,販売価格', `${state},A-0,器,100`])).toMatchObject({
    code: 0,
  });
  expect(await flagsOf('is_show', 1)).toEqual([expected]);
});

const ECCUBE =
  '商品ID,公開ステータス(ID),公開ステータス(名称),商品名,販売価格,一覧説明,検索ワード,販売制限数,発送日目安(ID),送料,在庫数';
it.each([
  [
    ECCUBE,
    '7,1,公開,器,100,一覧,語,3,1,500,2',
    ['公開ステータス(名称)', '一覧説明', '検索ワード', '販売制限数', '発送日目安(ID)', '送料'],
  ],
  ['code,name,price,colour,memo', 'A-0,器,100,,', ['colour', 'memo']],
  ['code,name,price,option1_name', 'A-0,器,100,色', ['option1_name']],
  [
    'Handle,Title,Variant Price,Variant Taxable,Gift Card',
    'A-0,器,100,true,false',
    ['Variant Taxable', 'Gift Card'],
  ],
  ['Handle,Title,Variant Price,Option1 Value', 'A-0,器,100,S', ['Option1 Value']],
  ['独自商品コード,商品名,販売価格,システム商品コード', 'A-0,器,100,1', ['システム商品コード']],
])('names the columns of %s that are not used, each once', async (head, row, unused) => {
  const { code, out } = await run([head, row, row.replace('A-0', 'A-1').replace(/^7,/, '8,')], '--dry-run');
  const lines = out.split('\n').filter((line) => line.startsWith('使わなかった列'));
  expect([code, lines]).toEqual([0, [`使わなかった列: ${unused.join('、')}`]]);
});

it('names none where all are used', async () => {
  const { out } = await run(['code,name,price,stock', 'A-0,器,100,1'], '--dry-run');
  expect(out).not.toContain('使わなかった列');
});

it('a column that is there twice is an error, as only one could be used', async () => {
  const { code, out } = await run(['code,name,price,price', 'A-0,器,100,200'], '--dry-run');
  expect([code, out]).toEqual([1, expect.stringContaining('1行目「price」: 同じ見出しの列が2つあります')]);
});
