import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { and, asc, eq } from 'drizzle-orm';
import { encode } from 'iconv-lite';
import { productModels, productModelTags, products, tags } from '../../db/schema';

let api: TestApi;
let shop: Operator;
let folder: string;

beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  folder = await mkdtemp(path.join(tmpdir(), 'shop-japanese-import-'));
});
afterEach(() => checkInvariants(api.db));
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => encode(text, 'utf8'),
  'UTF-8 with BOM': (text) => encode(text.replaceAll('\n', '\r\n'), 'utf8', { addBOM: true }),
  Shift_JIS: (text) => encode(text.replaceAll('\n', '\r\n'), 'cp932'),
};

async function run(
  rows: readonly string[],
  { encoding = 'UTF-8', options = [] }: { encoding?: string; options?: string[] } = {},
) {
  const file = path.join(folder, 'products.csv');
  await writeFile(file, ENCODINGS[encoding]?.(`${rows.join('\n')}\n`) ?? '');
  return shop('import', file, '--channel', 'default', ...options);
}
const variantsOf = (code: string) =>
  api.db
    .select({ key: products.key, code: products.code, options: products.options, stock: products.stock })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(and(eq(productModels.code, code), eq(productModels.channelId, 1)))
    .orderBy(asc(products.position), asc(products.id));
const valuesOf = async (code: string) =>
  (await variantsOf(code)).map(({ options }) => options.map(({ value }) => value).join('／'));
const tagsOf = async (code: string) =>
  (
    await api.db
      .select({ name: tags.name })
      .from(productModelTags)
      .innerJoin(tags, eq(tags.id, productModelTags.tagId))
      .innerJoin(productModels, eq(productModels.id, productModelTags.productModelId))
      .where(eq(productModels.code, code))
      .orderBy(asc(tags.name))
  ).map(({ name }) => name);
const seen = async (key: string) => (await api.call(getProductSpec, { params: { key } })).body;
const firstSeen = async (code: string) => seen((await variantsOf(code))[0]?.key ?? '');

/** Shopify's export of a shop of clothes: Japanese options, product numbers of the shop, tags, sold when it is out. */
const SHOPIFY = [
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Status',
  'kasuri-tote,久留米絣トート,"<p>綿100%</p><table><tr><th>幅</th><td>30cm</td></tr></table>",髙﨑織物,かばん,"綿, 夏 , 日本製",true,色,藍,大きさ,大,KT-01,shopify,3,deny,8800,active',
  'kasuri-tote,,,,,,,,藍,,小,KT-02,shopify,0,deny,6600,',
  'kasuri-tote,,,,,,,,生成,,大,KT-03,shopify,0,continue,8800,',
  'kasuri-tote,,,,,,,,生成,,小,KT-04,,0,deny,6600,',
];
/** The native layout as a person fills it in: no numbers or keys of variants. */
const BY_HAND = [
  'code,name,category,tags,tax_rate,option1_name,option1_value,price,stock,on_order,description',
  'さらし,晒し手ぬぐい,台所 > 布巾 | 贈りもの,綿、日本製,,色,藍,"1,200",4,,木綿<br>約33×90cm',
  'さらし,晒し手ぬぐい,台所 > 布巾 | 贈りもの,綿、日本製,,色,生成,"￥1,200",0,1,',
  'さらし,晒し手ぬぐい,台所 > 布巾 | 贈りもの,綿、日本製,,色,①番,1200円,2,,',
];
/** As systems of big shops export: every cell in quotes, prices with tax, one number for each variant. */
const QUOTED = [
  '"code","name","variant_code","option1_name","option1_value","option2_name","option2_value","price","before_price","stock","tags","description"',
  '"7001","有機煎茶 ㈱山﨑園","7001-あ","容量","100g","包装","缶","1,080","1,296","12","軽減税率|お茶","<div align=""center""><font color=""#006600"">新茶</font></div><ul><li>静岡産</li></ul>"',
  '"7001","有機煎茶 ㈱山﨑園","7001-い","容量","100g","包装","袋","998","","0","軽減税率|お茶",""',
];

/** EC-CUBE 4: a row for each 規格, prices without tax, stock without limit, categories and tags in one cell. */
const ECCUBE = [
  '商品ID,公開ステータス(ID),公開ステータス(名称),商品名,商品説明(一覧),商品説明(詳細),商品規格ID,規格分類1(ID),規格分類1(名称),規格分類2(ID),規格分類2(名称),商品コード,在庫数,在庫数無制限フラグ,通常価格,販売価格,商品画像,商品カテゴリ(ID),商品カテゴリ(名称),タグ(ID),タグ(名称)',
  '501,1,公開,吉野杉の弁当箱,,"杉の香り。\n<br>漆塗り",901,7,丸型,3,小,bento-01,,1,"6,000.00",5500.00,,"2,5","台所用品,贈答品","1,2","新商品,限定"',
  '501,1,公開,吉野杉の弁当箱,,,902,8,角型,3,小,bento-02,0,0,,5800.00,,"2,5","台所用品,贈答品","1,2","新商品,限定"',
  '502,2,非公開,見本帳,,,903,,,,,,3,0,,100,,,,,',
];
/** MakeShop: a row for each product, categories by a yen sign, prices with tax, Y and N. */
const MAKESHOP = [
  '商品特定コード指定,システム商品コード,独自商品コード,カテゴリーパス,商品名,販売価格,定価,製造元,数量,PC用メイン商品説明文,商品表示可否,ブランド名,消費税率',
  '1,000000000123,ms-001,食品\\お茶,宇治玉露㈲,2160,0,㈲宇治園,20,"<TABLE><TR><TD>内容量</TD><TD>80g</TD></TR></TABLE>",Y,,8',
  '1,000000000124,ms-002,雑貨,茶こし,1100,1320,,5,,N,,10',
];

// reliability 18
describe.each(Object.keys(ENCODINGS))('a file in %s', (encoding) => {
  it('of Shopify has every variant, its tags and its table', async () => {
    expect(await run(SHOPIFY, { encoding })).toMatchObject({ code: 0 });
    expect(await valuesOf('kasuri-tote')).toEqual(['藍／大', '藍／小', '生成／大', '生成／小']);
    expect((await variantsOf('kasuri-tote')).map(({ code }) => code)).toEqual([
      'KT-01',
      'KT-02',
      'KT-03',
      'KT-04',
    ]);
    expect(await tagsOf('kasuri-tote')).toEqual(['夏', '日本製', '綿']);
    expect((await firstSeen('kasuri-tote')).detail.description).toBe(
      '<p>綿100%</p><table><tr><th>幅</th><td>30cm</td></tr></table>',
    );
  });

  it('written by hand has every variant without numbers or keys', async () => {
    expect(await run(BY_HAND, { encoding })).toMatchObject({ code: 0 });
    expect(await valuesOf('さらし')).toEqual(['藍', '生成', '①番']);
    expect((await variantsOf('さらし')).map(({ code }) => code)).toEqual([
      'さらし-藍',
      'さらし-生成',
      'さらし-①番',
    ]);
    const towel = await firstSeen('さらし');
    expect(towel.detail.description).toBe('<div>木綿<br />約33×90cm</div>');
    expect(towel.product_model.categories.map(({ name }) => name).toSorted()).toEqual(
      ['台所', '布巾', '贈りもの'].toSorted(),
    );
  });

  it('with prices with tax costs what it says', async () => {
    const options = ['--prices', 'with-tax', '--tax-rate', '8'];
    const { code, out } = await run(QUOTED, { encoding, options });
    expect([code, out]).toEqual([0, expect.not.stringContaining('行目')]);
    expect((await seen((await variantsOf('7001'))[1]!.key)).product_price_with_tax).toBe(998);
    const tea = await firstSeen('7001');
    expect(tea).toMatchObject({
      product_price: 1_000,
      product_price_with_tax: 1_080,
      before_price_with_tax: 1_296,
    });
    expect(tea.name).toBe('有機煎茶 ㈱山﨑園 100g 缶');
    expect(tea.detail.description).toBe('<div>新茶</div><ul><li>静岡産</li></ul>');
    expect(await tagsOf('7001')).toEqual(['お茶', '軽減税率']);
    expect(await valuesOf('7001')).toEqual(['100g／缶', '100g／袋']);
  });
});

describe.each(Object.keys(ENCODINGS))('a file in %s', (encoding) => {
  it('of EC-CUBE has each 規格, its categories, tags and stock without limit', async () => {
    expect(await run(ECCUBE, { encoding })).toMatchObject({ code: 0 });
    expect(await valuesOf('501')).toEqual(['丸型／小', '角型／小']);
    const [round, square] = await variantsOf('501');
    expect([round?.key, square?.key]).toEqual(['bento-01', 'bento-02']);
    const shown = await seen('bento-01');
    expect(shown).toMatchObject({ product_price: 5_500, before_price: 6_000, is_stock_available: true });
    expect(shown.product_model.categories.map(({ name }) => name).toSorted()).toEqual(
      ['台所用品', '贈答品'].toSorted(),
    );
    expect(shown.detail.description).toMatch(/^<div>杉の香り。\s*<br \/>漆塗り<\/div>$/);
    expect((await seen('bento-02')).is_stock_available).toBe(false);
    expect(await tagsOf('501')).toEqual(['新商品', '限定'].toSorted());
    expect((await api.call(getProductSpec, { params: { key: '502' } })).status).toBe(404);
  });

  it('of MakeShop has its category path, tax rates and what is shown', async () => {
    expect(await run(MAKESHOP, { encoding, options: ['--prices', 'with-tax'] })).toMatchObject({ code: 0 });
    const tea = await seen('ms-001');
    expect(tea).toMatchObject({
      product_price: 2_000,
      product_price_with_tax: 2_160,
      tax_rate: 8,
      before_price: null,
    });
    expect(tea.product_model.categories.map(({ name }) => name).toSorted()).toEqual(
      ['お茶', '食品'].toSorted(),
    );
    expect(tea.detail.description).toBe('<table><tr><td>内容量</td><td>80g</td></tr></table>');
    expect((await api.call(getProductSpec, { params: { key: 'ms-002' } })).status).toBe(404);
  });
});

it('an error names the column as the file does', async () => {
  const { code, out } = await run(ECCUBE.map((row) => row.replace('5800.00', '五千円')));
  expect([code, out]).toEqual([1, expect.stringContaining('3行目（商品ID 501）「販売価格」')]);
});

it('imported again, the same file changes nothing', async () => {
  const before = await variantsOf('さらし');
  const { out } = await run(BY_HAND);
  expect(out).toContain('追加 0 件、更新 0 件、変更なし 1 件');
  expect(await variantsOf('さらし')).toEqual(before);
});

it.each([
  ['number', 'KT-01', '藍染'],
  ['options', 'KT-99', '藍'],
])('a variant whose key is another than today’s is found by its %s', async (_by, sku, colour) => {
  await run(SHOPIFY);
  await api.db.update(products).set({ key: 'of-an-older-import' }).where(eq(products.code, 'KT-01'));
  await run([SHOPIFY[0] ?? '', (SHOPIFY[1] ?? '').replace('KT-01', sku).replace('藍', colour)]);
  const variants = await variantsOf('kasuri-tote');
  expect(variants).toHaveLength(4);
  expect(variants[0]).toMatchObject({ key: 'of-an-older-import', code: sku });
  await api.db.update(products).set({ code: 'KT-01' }).where(eq(products.key, 'of-an-older-import'));
});

it('what is sold when it is out can be bought, and what is not cannot', async () => {
  await run(SHOPIFY);
  const available = await Promise.all(
    (await variantsOf('kasuri-tote')).map(async ({ key, code }) => [
      code,
      (await seen(key)).is_stock_available,
    ]),
  );
  expect(available).toEqual([
    ['KT-01', true],
    ['KT-02', false],
    ['KT-03', true],
    ['KT-04', true],
  ]);
  const { body } = await api.call(listProductsSpec, { query: { word: '久留米絣', in_stock: '1' } });
  expect(body).toHaveLength(1);
});

it('tags are replaced by those of the file, but never one with a password', async () => {
  await run(SHOPIFY);
  await api.db.update(tags).set({ passwordHash: 'x' }).where(eq(tags.name, '夏'));
  const [head = '', first = ''] = SHOPIFY;
  await run([head, first.replace('綿, 夏 , 日本製', '綿')]);
  expect(await tagsOf('kasuri-tote')).toEqual(['夏', '綿']);
  await run([head, first.replace('綿, 夏 , 日本製', '')]);
  expect(await tagsOf('kasuri-tote')).toEqual(['夏', '綿']);
  await api.db.update(tags).set({ passwordHash: null }).where(eq(tags.name, '夏'));
});

it('the same variant twice is an error', async () => {
  const { out } = await run([...BY_HAND, BY_HAND[1] ?? '']);
  expect(out).toContain('5行目（code さらし）「商品番号」: 重複しています: さらし-藍');
});

it.each([
  ['--prices', 'tax'],
  ['--tax-rate', '9'],
])('rejects %s %s', async (...options) => {
  expect((await run(BY_HAND, { options })).code).toBe(2);
});
