import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { divideCartProductSpec } from '@shop/contract/carts/divide-cart-product';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { products, rateCounters } from '../db/schema';

const ID = PAYMENTS.cashOnDelivery;

let api: TestApi;
let goods: StockedProduct;
let food: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  [goods] = (await wellStockedProducts(api.db, 1)) as [StockedProduct];
  [food] = (await wellStockedProducts(api.db, 1, { taxRate: 8 })) as [StockedProduct];
  await api.db.update(products).set({ price: 2_200 }).where(eq(products.id, goods.id));
  await api.db.update(products).set({ price: 1_080 }).where(eq(products.id, food.id));
});
beforeEach(() => api.db.delete(rateCounters));
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const choose = async ({ token }: Cart, shopper: Shopper = {}) =>
  api.call(modifyCartOrderSpec, { body: { cart_token: token, payment_id: ID } }, shopper);
const both = (shopper: Shopper = {}) =>
  createReadyCart(
    api,
    [
      { product_key: goods.key, quantity: 1 },
      { product_key: food.key, quantity: 1 },
    ],
    shopper,
  );
const choiceOf = async ({ token }: Cart, shopper: Shopper = {}) => {
  const { body } = await api.call(listCartPaymentsSpec, { params: { cart_token: token } }, shopper);
  return body.find(({ id }) => id === ID);
};

it('the fee is told with the choice, taxed at 10 % and part of cart, order and mail', async () => {
  const cart = await both();
  // 2,000 + 600 at 10 % and 1,000 at 8 % are 3,940 yen with tax.
  expect(cart.data.order).toMatchObject({ total_payment: 3_940, total_payment_fee: 0 });
  expect(await choiceOf(cart)).toMatchObject({ is_selectable: true, reason: null, fee_with_tax: 330 });
  const { body: chosen } = await choose(cart);
  expect(chosen.data.order).toMatchObject({
    subtotal: 3_000,
    total_carriage: 600,
    total_payment_fee: 300,
    total_tax: 370,
    total_payment: 4_270,
    amounts_with_tax: { subtotal: 3_280, carriage: 660, payment_fee: 330, packing: 0, discount: 0 },
    amount_by_tax_rate: [
      { tax_rate: 10, taxable_amount: 2_900, tax_amount: 290, total_amount: 3_190 },
      { tax_rate: 8, taxable_amount: 1_000, tax_amount: 80, total_amount: 1_080 },
    ],
  });
  const { body } = await decideCart(api, chosen);
  expect(body).toMatchObject({ total_payment: 4_270, payment_state: 'none', redirect_url: null });
  expect(body.payment).toMatchObject({ payment_id: 5, is_paid: false, bank_account: null, due_on: null });
  const { body: order } = await api.call(getCartOrderSpec, {
    params: { orderNo: body.order_no },
    query: { cart_token: cart.token },
  });
  expect(order).toMatchObject({
    total_payment_fee: 300,
    total_payment: 4_270,
    amounts_with_tax: { subtotal: 3_280, carriage: 660, payment_fee: 330 },
  });
  const [mail] = (await api.mailbox()).filter(({ subject }) => subject.includes(body.order_no));
  expect(mail?.text).toContain('代引手数料：330円（税込）');
  expect(mail?.text).toContain('合計（税込）：4,270円');
});

it('coupon and points lower what is collected, and so the fee; points do not pay it', async () => {
  const shopper = { token: await api.signIn('member@example.jp') };
  const now = api.clock.now();
  await createCoupon(api.db, now, { code: 'COD', useLimit: 1 });
  await setPoints(api.db, await memberId(api.db, 'member@example.jp'), 50_000, now);
  const { token: cart_token, data } = (
    await choose(await createReadyCart(api, [{ product_key: goods.key, quantity: 5 }], shopper), shopper)
  ).body;
  // 11,000 yen with tax are sent for nothing.
  expect(data.order).toMatchObject({ total_payment_fee: 400, total_payment: 11_440 });
  const coupon = { cart_token, code: 'COD' };
  const cheaper = (await api.call(addCartCouponSpec, { body: coupon }, shopper)).body.data;
  expect(cheaper.order).toMatchObject({ total_payment_fee: 400, total_payment: 11_340 });
  expect(cheaper.point.usable).toBe(10_900);
  const withPoints = await api.call(setCartPointSpec, { body: { cart_token, point: 900 } }, shopper);
  expect(withPoints.body.data.order).toMatchObject({ total_payment_fee: 300, total_payment: 10_330 });
  const all = (await api.call(setCartPointSpec, { body: { cart_token, point: 50_000 } }, shopper)).body;
  expect(all.data.order).toMatchObject({ total_payment_fee: 0, total_point: 10_900, total_payment: 0 });
  const refused = await decideCart(api, all, shopper);
  expect(refused.error).toMatchObject({ code: 'cart.order.payment_not_usable' });
  expect(refused.error.message).toContain('お支払いいただく金額がないため');
  const some = (await api.call(setCartPointSpec, { body: { cart_token, point: 900 } }, shopper)).body;
  expect((await decideCart(api, some, shopper)).body.total_payment).toBe(10_330);
});

it.each([
  [9_999, 300, 9_999],
  [10_000, 300, 10_000],
  [10_001, 400, 10_001],
  [299_999, 1_000, 299_999],
])('goods of %i yen cost a fee of %i', async (price, fee, toCollect) => {
  await operatorOf(api)('settings', 'set', 'ORDER.CARRIAGE.FREE_FROM', '0', '--channel', 'default');
  await api.db.update(products).set({ price }).where(eq(products.id, goods.id));
  const cart = await createReadyCart(api, [{ product_key: goods.key, quantity: 1 }]);
  expect(cart.data.order.total_payment).toBe(toCollect);
  expect((await choose(cart)).body.data.order.total_payment_fee).toBe(fee);
});

it('a cart that grew above the limit says so, and is not ordered', async () => {
  await api.db.update(products).set({ price: 220_000 }).where(eq(products.id, goods.id));
  const { body: cart } = await choose(await createReadyCart(api, [{ product_key: goods.key, quantity: 1 }]));
  expect(cart.data.order).toMatchObject({ total_payment_fee: 1_000, total_payment: 221_100 });
  const [line] = cart.data.detail.products;
  const { body: grown } = await api.call(modifyCartProductsSpec, {
    body: { cart_token: cart.token, products: [{ key: line!.key, quantity: 2 }] },
  });
  expect(grown.data.order).toMatchObject({ total_payment_fee: 0, total_payment: 440_000 });
  const reason = '代金引換は、お支払い金額が300,000円までのご注文でご利用いただけます';
  expect(await choiceOf(grown)).toMatchObject({ is_selectable: false, reason, fee_with_tax: 0 });
  expect((await decideCart(api, grown)).error).toMatchObject({ message: reason });
  expect((await choose(grown)).error).toMatchObject({ message: reason });
});

it('cannot be chosen for a gift, whose address is not known', async () => {
  const cart = await createReadyCart(api, [{ product_key: goods.key, quantity: 1 }]);
  const receiver = { name: '贈 花子', email: null, message: '' };
  await api.call(setCartReceiverSpec, { body: { cart_token: cart.token, receiver } });
  expect(await choiceOf(cart)).toMatchObject({
    is_selectable: false,
    reason: 'ギフトのご注文では、代金引換をご利用いただけません',
  });
});

it('cannot be chosen for several destinations', async () => {
  const set = ['settings', 'set', 'ORDER.SHIPPING.IS_ALLOW_MULTIPLE', 'true', '--channel', 'default'];
  await operatorOf(api)(...set);
  await api.db.update(products).set({ price: 2_200 }).where(eq(products.id, goods.id));
  const cart = await createReadyCart(api, [{ product_key: goods.key, quantity: 2 }]);
  const second = await api.call(addCartShippingSpec, {
    body: {
      cart_token: cart.token,
      address: { ...TOKYO_ADDRESS, address1: '2-2' },
      is_additional: true,
    },
  });
  const [line] = second.body.data.detail.products;
  const [here, there] = second.body.data.detail.shippings;
  expect(await choiceOf(cart)).toMatchObject({ is_selectable: true });
  await api.call(divideCartProductSpec, {
    body: {
      cart_token: cart.token,
      key: line!.key,
      parts: [
        { shipping_key: here!.key, quantity: 1 },
        { shipping_key: there!.key, quantity: 1 },
      ],
    },
  });
  expect(await choiceOf(cart)).toMatchObject({
    is_selectable: false,
    reason: 'お届け先が複数のご注文では、代金引換をご利用いただけません',
  });
});
