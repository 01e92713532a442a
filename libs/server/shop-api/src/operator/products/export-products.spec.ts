import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openImportShop } from '@shop/testing-api/open-import-shop';
import { asc, eq } from 'drizzle-orm';
import { channels, productModels, products } from '../../db/schema';
import { nativeColumns } from '../import/field-columns';

let shop: Awaited<ReturnType<typeof openImportShop>>;
let file: string;

beforeAll(async () => {
  shop = await openImportShop();
  file = path.join(shop.folder, 'exported.csv');
});
afterEach(() => rm(file, { force: true }));
afterAll(() => shop.close());

const SUMS = /^取り込むと: (追加 .* 件)。 /m;

it('the products of every seeded shop import again unchanged', async () => {
  const shops = await shop.api.db.select().from(channels).orderBy(asc(channels.id));
  for (const { id, key } of shops) {
    const count = await shop.api.db.$count(productModels, eq(productModels.channelId, id));
    const target = path.join(shop.folder, `${key}.csv`);
    const exported = await shop.shop('products', 'export', target, '--channel', key);
    expect([key, exported.code, exported.err]).toEqual([key, 0, expect.not.stringContaining('表せない')]);
    const { code, out } = await shop.shop('import', target, '--channel', key, '--dry-run');
    expect([key, code, out]).toEqual([key, 0, expect.stringContaining('変更なし')]);
    expect([key, out.split('\n').slice(-5), SUMS.exec(out)?.[1]]).toEqual([
      key,
      expect.anything(),
      `追加 0 件、更新 0 件、変更なし ${count} 件`,
    ]);
  }
});

const HEAD =
  'code,name,name_kana,catch_copy,description,maker,brand,category,tags,tax_rate,shipping_days,is_show,variant_code,variant_key,option1_name,option1_value,option2_name,option2_value,price,before_price,stock,on_order';
/** Whatever a spreadsheet or a CSV file could lose. */
const HARD = [
  '0012,"鉢 ""大"", 赤",はち,=1+1,"<p>一\n二</p>",+窯,-青,台所 > うつわ | 贈りもの,"""5,000円以内"", 夏",8,0,0,007,,色,1-2,大きさ,12E3,1000,1200,4,1',
  "0013,'=cup,,,1 &lt; 2 &lt;b&gt; &amp;amp;,,,,,10,1,1,4901234567890123,,,,,,10,,0,0",
];

it('has leading zeros, quotes, formulas, entities, names with commas and hidden products as they are', async () => {
  expect(await shop.run([HEAD, ...HARD])).toMatchObject({ code: 0 });
  expect(await shop.shop('products', 'export', file, '--channel', 'default')).toMatchObject({ code: 0 });
  const text = await readFile(file, 'utf8');
  expect(text.startsWith('\uFEFFcode,name,')).toBe(true);
  const rows = text.split('\r\n').filter((row) => /^'001[23],/.test(row));
  expect(rows).toEqual([
    expect.stringContaining("'=1+1"),
    expect.stringContaining(",'=cup,,,1 &lt; 2 &lt;b&gt; &amp;amp;,"),
  ]);
  expect(rows[0]).toMatch(/,'007,'007,色,'1-2,大きさ,'12E3,,,1000,1200,4,1,/);
  const again = await shop.shop('import', file, '--channel', 'default', '--dry-run');
  expect([again.code, again.out]).toEqual([0, expect.stringContaining('追加 0 件、更新 0 件、')]);
});

it('has the long codes, numbers and keys of a shop that came from Shopify', async () => {
  const handle = `hand-thrown-stoneware-teapot-${'with-bamboo-handle-'.repeat(4)}indigo`;
  const rows = [
    'Handle,Title,Variant Price,Option1 Name,Option1 Value',
    `${handle},土瓶,9000,色,藍`,
    `${handle},,9000,色,生成`,
    `${handle.slice(0, 84)},急須,8000,,`,
  ];
  expect(await shop.run(rows)).toMatchObject({ code: 0 });
  expect(await shop.shop('products', 'export', file, '--channel', 'default')).toMatchObject({ code: 0 });
  const { code, out } = await shop.shop('import', file, '--channel', 'default', '--dry-run');
  expect([code, out]).toEqual([0, expect.stringContaining('追加 0 件、更新 0 件、')]);
  // A number that the file changes is that of the variant with the key.
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(`,${handle}-藍,`, ',T-1,'));
  expect(await shop.shop('import', file, '--channel', 'default')).toMatchObject({ code: 0 });
  const variants = await shop.api.db
    .select({ code: products.code })
    .from(products)
    .innerJoin(productModels, eq(productModels.id, products.productModelId))
    .where(eq(productModels.code, handle))
    .orderBy(asc(products.id));
  expect(variants.map((variant) => variant.code)).toEqual(['T-1', `${handle}-生成`]);
});

it('has every column that an import reads, and an import uses every one', async () => {
  const { fields, options } = nativeColumns({});
  const read = [...Object.values(fields).flat(), ...options.flatMap(({ name, value }) => [name, value])];
  const { out } = await shop.shop('products', 'export', '--channel', 'default');
  const [headings = ''] = out.split('\n');
  expect(headings.split(',')).toEqual(expect.arrayContaining(read.filter((column) => column !== 'images')));
  const { out: said } = await shop.run([out], '--dry-run');
  expect(said).not.toContain('使わなかった列');
});

it('a changed cell changes that alone', async () => {
  const { out } = await shop.shop('products', 'export', '--channel', 'gift');
  await writeFile(file, out.replace('（白）', '（まっ白）'));
  const { out: said } = await shop.shop('import', file, '--channel', 'gift', '--dry-run');
  expect(said).toMatch(/追加 0 件、更新 1 件/);
  expect(said).toContain('画像：1件');
});

it('overwrites no file, and leaves none that it cannot finish', async () => {
  await writeFile(file, 'mine');
  expect(await shop.shop('products', 'export', file, '--channel', 'default')).toMatchObject({ code: 1 });
  expect(await readFile(file, 'utf8')).toBe('mine');
  const nowhere = path.join(shop.folder, 'none/products.csv');
  expect(await shop.shop('products', 'export', nowhere, '--channel', 'default')).toMatchObject({
    code: 1,
    err: expect.stringContaining('書き込めません') as string,
  });
});
