import { listProductsSpec } from '@shop/contract/products/list-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { DatabaseChanges } from '../db/database-changes';
import { productModels } from '../db/schema';
import { ProductCountCache } from './product-count-cache';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const totalOf = async (query: { word?: string } = {}) =>
  Number((await api.call(listProductsSpec, { query })).headers.get('x-total'));
const show = (isShow: boolean) =>
  api.db
    .update(productModels)
    .set({ isShow })
    .where(and(eq(productModels.channelId, 1), eq(productModels.code, 'D0001')));

it('the total of a list follows each change of the products at once', async () => {
  const before = await totalOf();
  expect(await totalOf()).toBe(before);
  await show(false);
  expect(await totalOf()).toBe(before - 1);
  await show(true);
  expect(await totalOf()).toBe(before);
});

it('each filter has its own total', async () => {
  expect(await totalOf({ word: '存在しない商品名' })).toBe(0);
  expect(await totalOf({ word: 'マグ' })).toBeGreaterThan(0);
});

const counted = (value: number) => {
  const count = jest.fn(() => Promise.resolve([{ value }]));
  const statement = {
    toSQL: () => ({ sql: 'select count(*)', params: [] }),
    then: ((...handlers) => count().then(...handlers)) as Promise<{ value: number }[]>['then'],
  };
  return { statement, count };
};

it('counts each time while changes are not announced', async () => {
  const totals = new ProductCountCache(new DatabaseChanges());
  const { statement, count } = counted(3);
  expect([await totals.count(statement), await totals.count(statement)]).toEqual([3, 3]);
  expect(count).toHaveBeenCalledTimes(2);
});
