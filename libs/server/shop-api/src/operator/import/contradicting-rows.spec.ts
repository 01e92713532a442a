import { openImportShop } from '@shop/testing-api/open-import-shop';

let shop: Awaited<ReturnType<typeof openImportShop>>;

beforeAll(async () => {
  shop = await openImportShop();
});
afterAll(() => shop.close());

const HEAD =
  'code,name,description,brand,category,tags,tax_rate,shipping_days,is_show,option1_name,option1_value,price';
const FIRST = 'OP060,湯のみ,土もの,白磁,台所 > うつわ,和、器,8,5,1,色,白,1000';
const LONG = 'あ'.repeat(60);
const SHOPIFY = 'Handle,Title,Vendor,Status,Option1 Name,Option1 Value,Variant Price';
const ECCUBE = '商品ID,公開ステータス(ID),商品名,税率,規格分類1(名称),商品コード,販売価格';

const issues = async (rows: readonly string[]) => {
  const { out } = await shop.run(rows, '--dry-run');
  return out.split('\n').filter((line) => line.includes('行目'));
};

it.each<[string, readonly string[], readonly string[]]>([
  [
    'tax rate',
    [HEAD, FIRST, 'OP060,湯のみ,土もの,白磁,台所>うつわ,器、和,10,5,1,色,黒,1000'],
    ['3行目（code OP060）「tax_rate」: 同じ商品番号（OP060）の 2 行目（8）と違います'],
  ],
  [
    'fields, each by its column',
    [HEAD, FIRST, 'OP060,湯飲み,石もの,青磁,台所,和,8,6,0,色,黒,1000'],
    [
      '3行目（code OP060）「name」: 同じ商品番号（OP060）の 2 行目（湯のみ）と違います',
      '3行目（code OP060）「description」: 同じ商品番号（OP060）の 2 行目（土もの）と違います',
      '3行目（code OP060）「brand」: 同じ商品番号（OP060）の 2 行目（白磁）と違います',
      '3行目（code OP060）「category」: 同じ商品番号（OP060）の 2 行目（台所 > うつわ）と違います',
      '3行目（code OP060）「tags」: 同じ商品番号（OP060）の 2 行目（和、器）と違います',
      '3行目（code OP060）「shipping_days」: 同じ商品番号（OP060）の 2 行目（5）と違います',
      '3行目（code OP060）「is_show」: 同じ商品番号（OP060）の 2 行目（1）と違います',
    ],
  ],
  [
    'value that the first row lacks, and a later row',
    [HEAD, 'X,皿,,,,,,,,色,白,1', 'Y,鉢,,,,,,,,,,1', 'X,皿,,,,,8,,,色,黒,1'],
    ['4行目（code X）「tax_rate」: 同じ商品番号（X）の 2 行目（空欄）と違います'],
  ],
  [
    'end of a long text',
    [HEAD, `X,皿,${LONG}い,,,,,,,色,白,1`, `X,皿,${LONG}う,,,,,,,色,黒,1`],
    [`3行目（code X）「description」: 同じ商品番号（X）の 2 行目（${'あ'.repeat(40)}…）と違います`],
  ],
  [
    'vendor of Shopify',
    [SHOPIFY, 'robe,服,布の店,active,色,白,100', 'robe,,糸の店,draft,,黒,100'],
    [
      '3行目（Handle robe）「Vendor」: 同じ商品番号（robe）の 2 行目（布の店）と違います',
      '3行目（Handle robe）「Status」: 同じ商品番号（robe）の 2 行目（active）と違います',
    ],
  ],
  [
    'tax rate of EC-CUBE',
    [ECCUBE, '5,1,弁当箱,8,丸,B-1,100', '5,1,弁当箱,10,角,B-2,100'],
    ['3行目（商品ID 5）「税率」: 同じ商品番号（5）の 2 行目（8）と違います'],
  ],
])('rows of one product that differ in their %s are rejected', async (_name, rows, expected) => {
  expect(await issues(rows)).toEqual(expected);
});

it.each<[string, readonly string[]]>([
  ['empty cells', [HEAD, FIRST, 'OP060,,,,,,,,,色,黒,1000']],
  [
    'other spellings of the same',
    [HEAD, FIRST, 'OP060,湯のみ,土もの,白磁,台所>うつわ,"器, 和",８%,５,はい,色,黒,1000'],
  ],
  ['the first row alone in Shopify', [SHOPIFY, 'robe,服,布の店,active,色,白,100', 'robe,,,,,黒,100']],
  ['another EC-CUBE 規格', [ECCUBE, '5,1,弁当箱,8,丸,B-1,100', '5,1,弁当箱,8,角,B-2,200']],
])('%s contradict nothing', async (_name, rows) => {
  expect(await issues(rows)).toEqual([]);
});
