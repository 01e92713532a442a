import { checkInvariants } from '@shop/testing-api/check-invariants';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { asc, eq } from 'drizzle-orm';
import { brands, categories, makers, productModelCategories, productModels } from '../../db/schema';
import { productModelTags, products, tags } from '../../db/schema';

const FULL =
  'code,name,name_kana,catch_copy,description,maker,brand,category,tags,tax_rate,shipping_days,is_show,variant_code,variant_key,option1_name,option1_value,option2_name,option2_value,price,before_price,stock,on_order';
const WHITE =
  'CUP,湯のみ,ユノミ,手びねり,土もの,窯元,白磁,台所 > うつわ,贈りもの、和,8,5,0,CUP-W,cup-white,色,白,大きさ,大,1000,1200,4,1';
const BLACK =
  'CUP,湯のみ,ユノミ,手びねり,土もの,窯元,白磁,台所 > うつわ,贈りもの、和,8,5,0,CUP-B,cup-black,色,黒,大きさ,大,1000,1200,4,1';
const SOLE = 'JAR,つぼ,ツボ,一点もの,焼締,窯元,白磁,台所,和,8,5,0,JAR-9,jar-of-old,,,,,5000,6000,1,1';

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
});
beforeEach(async () => {
  await shop.api.db.delete(productModels).where(eq(productModels.code, 'CUP'));
  await shop.api.db.delete(productModels).where(eq(productModels.code, 'JAR'));
  expect(await run([FULL, WHITE, BLACK, SOLE])).toMatchObject({ code: 0, err: '' });
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.close());

/** Everything that an import may change of a product. */
async function stateOf(code: string) {
  const [row] = await shop.api.db
    .select({ model: productModels, maker: makers.name, brand: brands.name })
    .from(productModels)
    .innerJoin(makers, eq(makers.id, productModels.makerId))
    .innerJoin(brands, eq(brands.id, productModels.brandId))
    .where(eq(productModels.code, code));
  if (row === undefined) throw new Error(`There is no ${code}`);
  const { name, nameKana, catchCopy, description, taxRate, shippingDays, isShow, searchText, id } = row.model;
  const inCategories = await shop.api.db
    .select({ name: categories.name })
    .from(productModelCategories)
    .innerJoin(categories, eq(categories.id, productModelCategories.categoryId))
    .where(eq(productModelCategories.productModelId, id))
    .orderBy(asc(categories.id));
  const tagged = await shop.api.db
    .select({ name: tags.name })
    .from(productModelTags)
    .innerJoin(tags, eq(tags.id, productModelTags.tagId))
    .where(eq(productModelTags.productModelId, id))
    .orderBy(asc(tags.id));
  const variants = await shop.api.db
    .select()
    .from(products)
    .where(eq(products.productModelId, id))
    .orderBy(asc(products.position), asc(products.id));
  return {
    model: { name, nameKana, catchCopy, description, taxRate, shippingDays, isShow },
    ...{ maker: row.maker, brand: row.brand, words: searchText.split(' ').toSorted() },
    categories: inCategories.map((one) => one.name),
    tags: tagged.map((one) => one.name),
    variants,
  };
}

const SHOPIFY = 'Handle,Title,Variant Price';
const ECCUBE = '公開ステータス(ID),商品ID,商品名,販売価格';
const MAKESHOP = '独自商品コード,商品名,販売価格';

it.each([
  ['native', 'code,name,price', 'JAR,つぼ,5500'],
  ['native with a number', 'code,name,price,variant_code', 'JAR,つぼ,5500,JAR-9'],
  ['Shopify', SHOPIFY, 'JAR,つぼ,5500'],
  ['Shopify with a vendor', `${SHOPIFY},Vendor`, 'JAR,つぼ,5500,窯元'],
  ['EC-CUBE', ECCUBE, '2,JAR,つぼ,5500'],
  ['MakeShop', MAKESHOP, 'JAR,つぼ,5500'],
])('a file of %s without the other columns changes the price alone', async (layout, head, row) => {
  const before = await stateOf('JAR');
  expect(await run([head, row])).toMatchObject({ code: 0, err: '' });
  const after = await stateOf('JAR');
  const brand = layout === 'Shopify with a vendor' ? '窯元' : before.brand;
  expect({ ...after, words: [] }).toEqual({
    ...{ ...before, brand, words: [] },
    // EC-CUBE keeps prices without tax, here of 8 percent.
    variants: before.variants.map((variant) => ({ ...variant, price: layout === 'EC-CUBE' ? 5_940 : 5_500 })),
  });
  expect(after.words).toEqual(expect.arrayContaining(before.words.filter((word) => word !== '白磁')));
});

it.each([
  ['numbers', 'variant_code', 'CUP-W', 'CUP-B'],
  ['keys', 'variant_key', 'cup-white', 'cup-black'],
  ['one of their options', 'option1_value', '白', '黒'],
])('variants that are named by %s keep their options and numbers', async (_name, column, white, black) => {
  const before = await stateOf('CUP');
  expect(
    await run([`code,name,price,${column}`, `CUP,湯のみ,900,${white}`, `CUP,湯のみ,900,${black}`]),
  ).toMatchObject({ code: 0, err: '' });
  expect(await stateOf('CUP')).toEqual({
    ...before,
    variants: before.variants.map((variant) => ({ ...variant, price: 900 })),
  });
});

it('a row that does not say which of several variants it is rejects the file', async () => {
  const before = await stateOf('CUP');
  const { code, out } = await run(['code,name,price', 'CUP,湯のみ,900']);
  expect([code, out]).toEqual([1, expect.stringMatching(/2行目（code CUP）「variant_code」: .*規格が2つ/)]);
  expect(await stateOf('CUP')).toEqual(before);
});

it.each([
  ['description', '新しい説明', { description: '新しい説明' }],
  ['name_kana', 'あたらしい', { nameKana: 'あたらしい' }],
  ['catch_copy', '一言', { catchCopy: '一言' }],
  ['tax_rate', '10', { taxRate: 10 }],
  ['shipping_days', '9', { shippingDays: 9 }],
  ['is_show', '1', { isShow: true }],
  ['description', '', { description: '' }],
  ['catch_copy', '', { catchCopy: '' }],
  ['tax_rate', '', { taxRate: 10 }],
  ['shipping_days', '', { shippingDays: 1 }],
  ['is_show', '', { isShow: true }],
])('the column %s with “%s” changes what it says and nothing else', async (column, value, changed) => {
  const before = await stateOf('JAR');
  expect(await run([`code,name,price,${column}`, `JAR,つぼ,5000,${value}`])).toMatchObject({
    code: 0,
    err: '',
  });
  const after = await stateOf('JAR');
  expect({ ...after, words: [] }).toEqual({ ...before, words: [], model: { ...before.model, ...changed } });
});

it.each([
  ['maker', '別の窯', ['別の窯', '白磁']],
  ['brand', '青磁', ['窯元', '青磁']],
  ['maker', '', ['その他', '白磁']],
  ['brand', '', ['窯元', '窯元']],
])('the column %s alone with “%s” leaves the other name', async (column, value, names) => {
  expect(await run([`code,name,price,${column}`, `JAR,つぼ,5000,${value}`])).toMatchObject({
    code: 0,
    err: '',
  });
  const { maker, brand, words } = await stateOf('JAR');
  expect([maker, brand]).toEqual(names);
  expect(words).toEqual(expect.arrayContaining([...names, '台所', 'jar-9', 'つぼ']));
});

it('a price without tax of a file without rates is read by the rate that the product has', async () => {
  expect(await run(['code,name,price', 'JAR,つぼ,5000'], '--prices', 'without-tax')).toMatchObject({
    code: 0,
    err: '',
  });
  const { model, variants } = await stateOf('JAR');
  expect([model.taxRate, variants[0]?.price]).toEqual([8, 5_400]);
});

it('new products of such a file have the usual values', async () => {
  await shop.api.db.delete(productModels).where(eq(productModels.code, 'JAR'));
  expect(await run(['code,name,price', 'JAR,つぼ,5000'])).toMatchObject({ code: 0, err: '' });
  expect(await stateOf('JAR')).toMatchObject({
    model: { nameKana: '', taxRate: 10, shippingDays: 1, isShow: true },
    ...{ maker: 'その他', brand: 'その他' },
    variants: [{ code: 'JAR', key: 'jar', beforePrice: null, stock: 0, isSoldOnOrder: false }],
  });
});

it('EC-CUBE, which has no names of options, leaves those that variants have', async () => {
  const before = await stateOf('CUP');
  const head = `${ECCUBE},規格分類1(名称),規格分類2(名称)`;
  expect(await run([head, '2,CUP,湯のみ,900,白,大', '2,CUP,湯のみ,900,黒,大'])).toMatchObject({
    code: 0,
    err: '',
  });
  expect(await stateOf('CUP')).toEqual({
    ...before,
    variants: before.variants.map((variant) => ({ ...variant, price: 972 })),
  });
});
