import { getCartSpec } from '@shop/contract/carts/get-cart';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listPackingsSpec } from '@shop/contract/packings/list-packings';
import { getProductSpec } from '@shop/contract/products/get-product';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { getShopTermsSpec } from '@shop/contract/shop-terms/get-shop-terms';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { and, eq, sql } from 'drizzle-orm';
import { requireSameSums } from '../../carts/decision/require-same-sums';
import { coupons, imports, products } from '../../db/schema';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const setSums = (sums: string) =>
  operatorOf(api)('settings', 'set', 'PRICE.SUMS', sums, '--channel', 'default');

/** What the shop asks for, with tax. */
async function asked() {
  const { body: list } = await api.call(listProductsSpec, { query: { per: 100 } });
  const { body: packings } = await api.call(listPackingsSpec, {});
  const { body: terms } = await api.call(getShopTermsSpec, {});
  return {
    products: list.map(({ key, product_price_with_tax, before_price_with_tax }) => ({
      ...{ key, product_price_with_tax, before_price_with_tax },
    })),
    packings: packings.map(({ unit_price_with_tax }) => unit_price_with_tax),
    shipping: [terms.carriage_from_with_tax, terms.carriage_to_with_tax],
  };
}

it('a shop that states prices with tax charges the price that it says, also where none without tax comes to it', async () => {
  const token = await api.signIn('member@example.jp');
  const [product] = await wellStockedProducts(api.db, 1, { taxRate: 10 });
  const { key } = product!;
  await api.db.update(products).set({ price: 1_000, beforePrice: 1_500 }).where(eq(products.id, product!.id));
  const page = (await api.call(getProductSpec, { params: { key } })).body;
  expect(page).toMatchObject({
    ...{ product_price: 910, product_price_with_tax: 1_000 },
    ...{ before_price: 1_364, before_price_with_tax: 1_500, point: 10 },
  });
  const found = await api.call(listProductsSpec, { query: { per: 100, price_min: 1_000, price_max: 1_000 } });
  expect(found.body.map((one) => one.key)).toEqual([key]);
  const cart = await createReadyCart(api, [{ product_key: key, quantity: 3 }], { token });
  expect(cart.data.detail.products).toMatchObject([
    { unit_price: 910, unit_price_with_tax: 1_000, subtotal: 2_728, subtotal_with_tax: 3_000 },
  ]);
  const { order_id: id } = (await decideCart(api, cart, { token })).body;
  const { body: order } = await api.call(getOrderSpec, { params: { id } }, { token });
  expect(order).toMatchObject({
    total_payment: 3_660,
    amounts_with_tax: { subtotal: 3_000, carriage: 660 },
    items: [{ unit_price: 910, unit_price_with_tax: 1_000, subtotal_with_tax: 3_000 }],
    shippings: [{ carriage: 600, carriage_with_tax: 660 }],
  });
  await checkInvariants(api.db);
});

it('sorts by the price that is shown, whatever the tax in it', async () => {
  const { body } = await api.call(listProductsSpec, { query: { per: 100, sort: 'price_asc' } });
  const prices = body.map(({ product_price_with_tax: price }) => price);
  expect(new Set(body.map(({ tax_rate }) => tax_rate)).size).toBe(2);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

it('what is stored is restated with the setting, so that everything costs what it did', async () => {
  const before = await asked();
  const gift = async () => (await api.call(getFrontSettingsSpec, {})).body['ORDER.SOCIAL_GIFT.CARRIAGE'];
  const coupon = async () => {
    const own = and(eq(coupons.channelId, 1), eq(coupons.code, 'SENCHAKU100'));
    const [row] = await api.db.select().from(coupons).where(own);
    return [row?.minimumSubtotal, row?.discountValue];
  };
  expect([await gift(), await coupon()]).toEqual([880, [8_000, 1_000]]);
  const without = await setSums('without-tax');
  expect(without).toMatchObject({ code: 0, err: '', out: expect.stringContaining('換算しました') as string });
  expect(await asked()).toEqual(before);
  expect([await gift(), await coupon()]).toEqual([800, [7_273, 909]]);
  await checkInvariants(api.db);
  expect((await setSums('with-tax')).code).toBe(0);
  expect(await asked()).toEqual(before);
  expect(await gift()).toBe(880);
});

it('the fee of a way to pay is restated too', async () => {
  const [product] = await wellStockedProducts(api.db, 1);
  const { token: cart_token } = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], {});
  const fees = async () =>
    (await api.call(listCartPaymentsSpec, { params: { cart_token } })).body.map(
      ({ fee_with_tax }) => fee_with_tax,
    );
  const before = await fees();
  expect(before).toContain(330);
  expect((await setSums('without-tax')).code).toBe(0);
  expect(await fees()).toEqual(before);
  expect((await api.call(getCartSpec, { params: { cart_token } })).status).toBe(200);
});

it('a fee that no fee without tax comes to becomes the next lower one, that of a gift too', async () => {
  const shop = operatorOf(api);
  for (const words of [
    ['settings', 'set', 'ORDER.SOCIAL_GIFT.CARRIAGE', '1000'],
    ['shipping-fees', 'set', 'all', '1000'],
    ['settings', 'set', 'PRICE.SUMS', 'without-tax'],
  ])
    expect(await shop(...words, '--channel', 'default')).toMatchObject({ code: 0 });
  const gift = (await api.call(getFrontSettingsSpec, {})).body['ORDER.SOCIAL_GIFT.CARRIAGE'];
  const { body: terms } = await api.call(getShopTermsSpec, {});
  expect([gift, terms.carriage_from_with_tax]).toEqual([909, 999]);
});

it('is refused while products are imported, and changes nothing then', async () => {
  await api.db.insert(imports).values({
    channelId: 1,
    startedAt: new Date(),
    leasedUntil: sql`clock_timestamp() + interval '1 minute'`,
  });
  const before = await asked();
  expect(await setSums('without-tax')).toMatchObject({
    code: 1,
    err: expect.stringContaining('取り込んでいます') as string,
  });
  expect(await asked()).toEqual(before);
});

it('no order is taken at prices that were read while the shop changed how it states them', async () => {
  const counted = { cart: { channelId: 1 }, sums: 'with-tax' } as const;
  await expect(requireSameSums(api.db, counted)).resolves.toBeUndefined();
  expect((await setSums('without-tax')).code).toBe(0);
  await expect(requireSameSums(api.db, counted)).rejects.toMatchObject({ code: 'cart.order.total_changed' });
});
