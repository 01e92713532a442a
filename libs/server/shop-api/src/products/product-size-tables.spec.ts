import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductSizeTablesSpec } from '@shop/contract/products/list-product-size-tables';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const SCHOOL = { channel: 'school' } as const;
const keyOf = async (word: string) =>
  (await api.call(listProductsSpec, { query: { word } }, SCHOOL)).body[0]?.key ?? '';
const tables = async (key: string) =>
  (await api.call(listProductSizeTablesSpec, { params: { key } }, SCHOOL)).body;
const hasTables = async (key: string) =>
  (await api.call(getProductSpec, { params: { key } }, SCHOOL)).body.has_size_tables;

it('[entity-size-table] has a row of measures for each size that a uniform comes in, and says how to measure', async () => {
  const key = await keyOf('ブレザー');
  expect(await tables(key)).toEqual([
    {
      key: 'blazer',
      name: 'ブレザー',
      unit: 'cm',
      columns: ['身長', '胸囲', '着丈', '肩幅', '袖丈'],
      body_parts: ['height', 'chest', null, null, null],
      rows: expect.arrayContaining([
        { size: '160A', values: ['155〜160', '80〜84', '65.0', '41.0', '56.5'] },
      ]) as unknown[],
      note: expect.stringContaining('身長と胸囲で選び') as string,
    },
  ]);
  expect(await hasTables(key)).toBe(true);
});

it('[entity-size-table] a set of two garments has a table for each', async () => {
  expect((await tables(await keyOf('体操服'))).map(({ key }) => key)).toEqual(['gym-shirt', 'gym-pants']);
});

it('[entity-size-table] what comes in one size has none', async () => {
  const key = await keyOf('リボンタイ');
  expect([await hasTables(key), await tables(key)]).toEqual([false, []]);
});
