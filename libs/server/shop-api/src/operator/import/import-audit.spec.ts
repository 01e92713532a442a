import { openImportShop } from '@shop/testing-api/open-import-shop';
import { desc } from 'drizzle-orm';
import { auditEntries } from '../../db/schema';

const HEAD = 'code,name,price,before_price,tax_rate,stock,is_show';
const MANY = Array.from({ length: 103 }, (_, at) => `M-${at},皿,100,,10,1,1`);

let shop: Awaited<ReturnType<typeof openImportShop>>;
const run = (...words: Parameters<typeof shop.run>) => shop.run(...words);

beforeAll(async () => {
  shop = await openImportShop();
  expect(await run([HEAD, 'JAR,つぼ,5000,6000,8,3,1', ...MANY])).toMatchObject({ code: 0, err: '' });
});
afterAll(() => shop.close());

const lastEntry = async () =>
  (await shop.api.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0];

it('the audit log says what an import made of prices, tax rates, stock and visibility', async () => {
  expect(await run([HEAD, 'JAR,大つぼ,4800,,10,2,0'])).toMatchObject({ code: 0 });
  expect(await lastEntry()).toMatchObject({
    command: 'import',
    before: {
      ...{ 'JAR price': '5,000円', 'JAR beforePrice': '6,000円', 'JAR taxRate': '8%' },
      ...{ 'JAR stock': '3', 'JAR isShow': '表示' },
    },
    after: {
      ...{ added: 0, changed: 1, 'JAR price': '4,800円', 'JAR beforePrice': 'なし' },
      ...{ 'JAR taxRate': '10%', 'JAR stock': '2', 'JAR isShow': '非表示' },
    },
  });
  const { out } = await shop.shop('audit', '--channel', 'default', '--limit', '1');
  expect(out).toMatch(/JAR price=5,000円.* → .*JAR price=4,800円/);
});

it.each([
  ['another field changes', ['code,name', 'JAR,小つぼ'], { added: 0, changed: 1, 'JAR product': 'changed' }],
  ['nothing changes', ['code,name', 'JAR,小つぼ'], { added: 0, changed: 0 }],
  [
    'products are added alone',
    ['code,name,price', 'NEW,鉢,1'],
    { added: 1, changed: 0, 'NEW product': 'added' },
  ],
  [
    'a variant is added',
    ['code,variant_code,option1_name,option1_value,price', 'JAR,JAR-L,大きさ,大,9000'],
    { added: 0, changed: 1, 'JAR-L variant': 'added' },
  ],
])('it names products and variants where %s', async (_name, rows, after) => {
  expect(await run(rows)).toMatchObject({ code: 0 });
  expect(await lastEntry()).toMatchObject({ before: null });
  expect((await lastEntry())?.after).toEqual(after);
});

it('of many new products it names the first hundred', async () => {
  expect(await run([HEAD, ...MANY.map((row) => row.replace('M-', 'N-'))])).toMatchObject({ code: 0 });
  expect((await lastEntry())?.after).toMatchObject({
    added: 103,
    'N-99 product': 'added',
    added_not_named: 3,
  });
});

it('of many products it names the first hundred, and a line of the list shows the first values', async () => {
  expect(await run([HEAD, ...MANY.map((row) => row.replace(',100,', ',90,'))])).toMatchObject({ code: 0 });
  const entry = await lastEntry();
  expect([Object.keys(entry?.before ?? {}).length, entry?.after]).toEqual([
    100,
    expect.objectContaining({ changed: 103, products_not_named: 3, 'M-99 price': '90円' }) as object,
  ]);
  const { out } = await shop.shop('audit', '--channel', 'default', '--limit', '1');
  expect(out).toMatch(/ほか 88 項目（--format json） → added=0 changed=103 .*ほか 91 項目/);
});
