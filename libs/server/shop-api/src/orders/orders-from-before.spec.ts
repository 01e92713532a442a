import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { MIGRATIONS } from '@shop/testing-api/seed-digest';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq, sql } from 'drizzle-orm';
import { checkoutSettings, coupons, orderItems, orders, products } from '../db/schema';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const setSums = async (sums: string) =>
  expect(await operatorOf(api)('settings', 'set', 'PRICE.SUMS', sums, '--channel', 'default')).toMatchObject({
    code: 0,
  });

it('the limits of shops that state amounts with tax become what their pages have said', async () => {
  const limits = async () => ({
    shipping: (
      await api.db
        .select({ id: checkoutSettings.channelId, from: checkoutSettings.freeShippingFrom })
        .from(checkoutSettings)
        .orderBy(checkoutSettings.channelId)
    ).map(({ from }) => from),
    coupons: (
      await api.db.select().from(coupons).where(eq(coupons.code, 'SENCHAKU100')).orderBy(coupons.channelId)
    ).map(({ minimumSubtotal, discountValue }) => [minimumSubtotal, discountValue]),
  });
  expect((await limits()).shipping).toEqual([10_000, 50_000, 10_000, 10_000]);
  const file = (await readdir(MIGRATIONS)).find((name) => name.endsWith('_limits-as-stated.sql'));
  await api.db.execute(sql.raw(await readFile(path.join(MIGRATIONS, file ?? ''), 'utf8')));
  expect(await limits()).toEqual({
    shipping: [11_000, 50_000, 11_000, 11_000],
    coupons: [
      [8_800, 1_000],
      [8_000, 1_000],
      [8_800, 1_000],
      [8_800, 1_000],
    ],
  });
});

it('an order that was counted without tax keeps its figures, and says them with tax as its page did', async () => {
  const shopper = { token: await api.signIn('member@example.jp') };
  const [product] = await wellStockedProducts(api.db, 1);
  await setSums('without-tax');
  await api.db.update(products).set({ price: 1_014 }).where(eq(products.id, product!.id));
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 3 }], shopper);
  const { order_id: id } = (await decideCart(api, cart, shopper)).body;
  await setSums('with-tax');
  await api.db.update(orders).set({ amountsWithTax: null }).where(eq(orders.id, id));
  await api.db
    .update(orderItems)
    .set({ subtotalWithTax: null, unitPriceWithTax: null })
    .where(eq(orderItems.orderId, id));
  const { body: order } = await api.call(getOrderSpec, { params: { id } }, shopper);
  expect(order).toMatchObject({
    subtotal: 3_042,
    total_carriage: 600,
    total_tax: 364,
    total_payment: 4_006,
    amounts_with_tax: { subtotal: 3_346, carriage: 660, discount: 0 },
    items: [{ unit_price_with_tax: 1_115, subtotal: 3_042, subtotal_with_tax: 3_346 }],
  });
  const shown = await operatorOf(api)('orders', 'show', order.order_no);
  expect(shown.out).toContain('1,115円（税込） × 3点  3,346円（税込）');
  expect(shown.out).toContain('税込の単価は1円未満を切り捨てています');
});
