import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductAccessoriesSpec } from '@shop/contract/products/list-product-accessories';
import { listProductUosSpec } from '@shop/contract/products/list-product-uos';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { inArray } from 'drizzle-orm';
import { productAccessories, products } from '../../db/schema';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(path.join(tmpdir(), 'shop-offers-'));
  await api.db.delete(productAccessories);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const MUG = { params: { key: 'komorebi-mug-white' } };
const units = async () =>
  (await api.call(listProductUosSpec, MUG)).body.units.map(({ key, name, pieces, unit_price_with_tax }) => [
    ...[key, name, pieces, unit_price_with_tax],
  ]);
const accessories = async () =>
  (await api.call(listProductAccessoriesSpec, MUG)).body.map(({ code, quantity_rule, max_per_piece }) => [
    ...[code, quantity_rule, max_per_piece],
  ]);
const lots = async () =>
  Object.fromEntries(
    (
      await api.db
        .select({ code: products.code, lotSize: products.lotSize })
        .from(products)
        .where(inArray(products.code, ['D0001-WHITE', 'D0001-NAVY']))
    ).map(({ code, lotSize }) => [code, lotSize]),
  );
async function importFile(what: 'units' | 'accessories' | 'lots', content: string, ...options: string[]) {
  const file = path.join(folder, 'offers.csv');
  await writeFile(file, content);
  return operatorOf(api)(what, 'import', file, '--channel', 'default', ...options);
}
const UNITS = 'product,key,name,pieces,price,order\r\n';
const ACCESSORIES = 'product,accessory,rule,max\r\n';
const LOTS = 'product,lot\r\n';

it('[route-product-key-uos] units of sale are imported and changed; a dry run changes nothing', async () => {
  const before = await units();
  const file = `${UNITS}D0001-WHITE,case,ケース,12,"27,360",1\r\nD0001-WHITE,pallet,パレット,120,259200,2\r\n`;
  expect(await importFile('units', file, '--dry-run')).toMatchObject({ code: 0 });
  expect(await units()).toEqual(before);
  expect(await importFile('units', file)).toMatchObject({ code: 0 });
  expect((await units()).slice(1)).toEqual([
    ['case', 'ケース', 12, 27_360],
    ['pallet', 'パレット', 120, 259_200],
  ]);
  await importFile('units', `${UNITS}D0001-WHITE,case,箱,10,22800,1\r\n`);
  expect((await units())[1]).toEqual(['case', '箱', 10, 22_800]);
});

it('accessories are imported with their rules, and changed', async () => {
  await importFile('accessories', `${ACCESSORIES}D0001-WHITE,D0001-NAVY,free,2\r\n`);
  expect(await accessories()).toEqual([['D0001-NAVY', 'free', 2]]);
  await importFile('accessories', `${ACCESSORIES}D0001-WHITE,D0001-NAVY,same,\r\n`);
  expect(await accessories()).toEqual([['D0001-NAVY', 'same', 1]]);
});

it('lot sizes are imported and changed; a dry run changes nothing, and what the file does not name stays', async () => {
  const file = `${LOTS}D0001-WHITE,6\r\nD0001-NAVY,12\r\nD0001-WHITE,10\r\n`;
  expect(await importFile('lots', file, '--dry-run')).toMatchObject({ code: 0 });
  expect(await lots()).toEqual({ 'D0001-WHITE': 1, 'D0001-NAVY': 1 });
  expect(await importFile('lots', file)).toMatchObject({ code: 0 });
  expect(await lots()).toEqual({ 'D0001-WHITE': 10, 'D0001-NAVY': 12 });
  expect((await api.call(getProductSpec, MUG)).body.lot_size).toBe(10);
  expect(await importFile('lots', `${LOTS}D0001-WHITE,1\r\n`)).toMatchObject({ code: 0 });
  expect(await lots()).toEqual({ 'D0001-WHITE': 1, 'D0001-NAVY': 12 });
});

it.each([
  ['units', `${UNITS}X1,case,ケース,12,100,\r\n`, '2行目（product X1）「product」: 商品がありません: X1'],
  ['units', `${UNITS}D0001-WHITE,piece,一点,1,100,\r\n`, '2行目（product D0001-WHITE）「key」'],
  [
    'units',
    `${UNITS}D0001-WHITE,box,箱,0,100,\r\n`,
    '2行目（product D0001-WHITE）「pieces」: 「0」は読めません。1 から',
  ],
  ['units', 'product,key\r\n', '見出しがありません: name、pieces、price'],
  ['units', 'product,"key\r\n', 'CSV として読めません'],
  ['accessories', `${ACCESSORIES}D0001-WHITE,D0001-WHITE,free,1\r\n`, '商品自身は付属品にできません'],
  ['lots', `${LOTS}D0001-WHITE,0\r\n`, '2行目（product D0001-WHITE）「lot」: 「0」は読めません。1 から'],
  ['lots', `${LOTS}D0001-WHITE,1000\r\n`, '「lot」: 「1000」は読めません。1 から'],
  ['lots', `${LOTS}D0001-WHITE,\r\n`, '2行目（product D0001-WHITE）「lot」: 1 から'],
  [
    'lots',
    `${LOTS}"D0001-WHITE\r\n",5\r\n,\r\nX1,5\r\n`,
    '4行目（product X1）「product」: 商品がありません: X1',
  ],
  ['lots', 'product\r\n', '見出しがありません: lot'],
  [
    'accessories',
    `${ACCESSORIES}D0001-WHITE,D0001-NAVY,often,1\r\n`,
    '2行目（product D0001-WHITE）「rule」: free か same です',
  ],
] as const)(
  'a file of %s that is wrong imports nothing, and its row is named',
  async (what, file, reason) => {
    const before = [await units(), await accessories(), await lots()];
    const { code, out } = await importFile(what, file);
    expect([code, out]).toEqual([1, expect.stringContaining(reason)]);
    expect([await units(), await accessories(), await lots()]).toEqual(before);
  },
);
