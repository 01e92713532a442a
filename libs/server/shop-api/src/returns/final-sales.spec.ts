import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import { getOrderReturnsSpec } from '@shop/contract/returns/get-order-returns';
import type { ReturnReason } from '@shop/contract/returns/return-reason';
import { createReadyCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { shipOrder } from '@shop/testing-api/shipped-order';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestClock } from '@shop/testing-api/test-clock';
import { eq } from 'drizzle-orm';
import { categories, productModelCategories, products } from '../db/schema';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ clock: createTestClock('2026-06-10T12:00:00+09:00') });
});
afterAll(() => api.close());

it('food, and what is in an excepted category, comes back for a fault of the shop alone', async () => {
  const member = { token: await api.signIn('member@example.jp') };
  const [product, ...others] = await wellStockedProducts(api.db, 40);
  const product_key = product!.key;
  const [food] = await wellStockedProducts(api.db, 1, { taxRate: 8 });
  const mixed = await shipOrder(
    api,
    [
      { product_key, quantity: 1 },
      { product_key: food!.key, quantity: 1 },
    ],
    member,
  );
  const foodId = mixed.itemIds[1]!;
  const askOf = (id: number, order_item_id: number, reason: ReturnReason) =>
    api.call(
      createOrderReturnSpec,
      { params: { id }, body: { reason, items: [{ order_item_id, quantity: 1 }], is_agreed: true } },
      member,
    );
  const changed = await askOf(mixed.id, foodId, 'not-as-expected');
  expect([changed.status, changed.error.code]).toEqual([422, 'return.not_requestable']);
  expect((await askOf(mixed.id, foodId, 'damaged')).status).toBe(201);
  expect((await askOf(mixed.id, mixed.itemIds[0]!, 'not-as-expected')).status).toBe(201);

  const alone = await shipOrder(api, [{ product_key: food!.key, quantity: 1 }], member);
  const { body } = await api.call(getOrderReturnsSpec, { params: { id: alone.id } }, member);
  expect([body.reasons.map(({ key: reason }) => reason), body.until]).toEqual([
    ['damaged', 'wrong-item'],
    '2026-06-26',
  ]);

  const [{ key: aisle }] = (await api.db
    .select({ key: categories.key })
    .from(categories)
    .innerJoin(productModelCategories, eq(productModelCategories.categoryId, categories.id))
    .innerJoin(products, eq(products.productModelId, productModelCategories.productModelId))
    .where(eq(products.key, product_key))) as [{ key: string }];
  const except = (keys: string) =>
    operatorOf(api)('settings', 'set', 'ORDER.RETURN.EXCEPT', keys, '--channel', 'default');
  const refused = await except(`elsewhere ${aisle} nowhere`);
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('キーです: elsewhere、nowhere')]);
  expect((await except(aisle)).code).toBe(0);
  const inAisle = await api.db
    .select({ key: products.key })
    .from(products)
    .innerJoin(productModelCategories, eq(productModelCategories.productModelId, products.productModelId))
    .innerJoin(categories, eq(categories.id, productModelCategories.categoryId))
    .where(eq(categories.key, aisle));
  const other = others.find((one) => !inAisle.some(({ key }) => key === one.key));
  const { id } = await shipOrder(api, [{ product_key, quantity: 1 }], member);
  const named = await api.call(getOrderReturnsSpec, { params: { id } }, member);
  expect(named.body.reasons.map(({ key: reason }) => reason)).toEqual(['damaged', 'wrong-item']);

  // The cart says it before the order.
  const lines = [product_key, food!.key, other!.key].map((key) => ({ product_key: key, quantity: 1 }));
  const { data } = await createReadyCart(api, lines, member);
  expect(data.detail.products.map(({ is_returnable }) => is_returnable)).toEqual([false, false, true]);
});
