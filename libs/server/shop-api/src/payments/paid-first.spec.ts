import type { Cart } from '@shop/contract/carts/cart';
import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartShippingSpec } from '@shop/contract/carts/modify-cart-shipping';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { getProductDeliverySpec } from '@shop/contract/products/get-product-delivery';
import { getCartLeadtimesSpec } from '@shop/contract/shipping-leadtime/get-cart-leadtimes';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { createTestClock } from '@shop/testing-api/test-clock';

/** Wednesday the 10th of June, noon; a transfer is due after 7 days, a convenience store after 3. */
const clock = createTestClock();
/** The first day for what is paid at once: the product leaves after a working day. */
const SOON = '2026-06-12';
/** More than the cart costs. */
const POINTS = 100_000;
const DAY_MS = 24 * 60 * 60_000;

let api: TestApi;
let product: StockedProduct;
let member: Shopper;
beforeAll(async () => {
  api = await openTestApi({ clock, config: { shopOrigins: { default: 'https://shop.example' } } });
  [product] = (await wellStockedProducts(api.db, 1)) as [StockedProduct];
  member = { token: await api.signIn('member@example.jp') };
});
afterAll(() => api.close());

const ready = () => createReadyCart(api, [{ product_key: product.key, quantity: 1 }], member);
const choose = ({ token: cart_token }: Cart, payment_id: number | null) =>
  api.call(modifyCartOrderSpec, { body: { cart_token, payment_id } }, member);
const wish = ({ token: cart_token, data }: Cart, delivery_at: string | null) =>
  api.call(
    modifyCartShippingSpec,
    { body: { cart_token, key: data.detail.shippings[0]!.key, delivery_at } },
    member,
  );
const leadtimeOf = async ({ token: cart_token }: Cart) =>
  (await api.call(getCartLeadtimesSpec, { params: { cart_token }, query: {} }, member)).body[0]!;
const choicesOf = async ({ token: cart_token }: Cart) =>
  (await api.call(listCartPaymentsSpec, { params: { cart_token } }, member)).body;

it.each([
  // Due on Wednesday the 17th: what comes in then counts on Thursday, leaves a working day later, and arrives on the next day.
  ['by transfer', PAYMENTS.bankTransfer, '2026-06-19', '2026-06-20'],
  // Due on Saturday the 13th: it counts on Monday.
  ['at a convenience store', PAYMENTS.convenienceStore, '2026-06-16', '2026-06-17'],
])(
  'who pays first, %s, can choose the days that are kept whenever the payment comes',
  async (_, id, last, first) => {
    const cart = await ready();
    await choose(cart, id);
    const { ships_on, earliest_arrival_on, after_payment, dates } = await leadtimeOf(cart);
    expect({ ships_on, earliest_arrival_on }).toEqual({ ships_on: last, earliest_arrival_on: first });
    expect(after_payment).toEqual({ working_days: 1, transit_days: 1 });
    expect(dates.find(({ date }) => date === SOON)).toMatchObject({
      is_selectable: false,
      reason: 'ご入金の確認後に発送するためお選びいただけません',
    });
    expect((await wish(cart, SOON)).status).toBe(422);
    expect((await wish(cart, first)).status).toBe(200);
  },
);

it('who pays on delivery waits for nothing', async () => {
  const cart = await ready();
  await choose(cart, PAYMENTS.cashOnDelivery);
  expect(await leadtimeOf(cart)).toMatchObject({
    earliest_arrival_on: SOON,
    after_payment: null,
    paid_first: ['コンビニ決済', '銀行振込（前払い）'],
  });
});

it('a way that would miss the wished day is not offered, and says which day it can keep', async () => {
  const cart = await ready();
  await choose(cart, PAYMENTS.cashOnDelivery);
  await wish(cart, SOON);
  const choices = await choicesOf(cart);
  expect(choices.find(({ id }) => id === PAYMENTS.bankTransfer)).toMatchObject({
    is_selectable: false,
    reason:
      '銀行振込（前払い）は、ご入金の確認後の発送となり、お届け希望日（6月12日（金））に間に合わないことがあります。' +
      'お届け希望日を6月20日（土）以降または指定なしに変えると、お選びいただけます',
  });
  expect(choices.filter((choice) => choice.is_selectable).map(({ id }) => id)).toEqual(
    expect.arrayContaining([PAYMENTS.card, PAYMENTS.cashOnDelivery]),
  );
  expect((await choose(cart, PAYMENTS.bankTransfer)).error).toMatchObject({
    code: CART_ERRORS.paymentNotUsable,
  });
  await wish(cart, '2026-06-20');
  expect((await choose(cart, PAYMENTS.bankTransfer)).status).toBe(200);
});

it('what is paid with points waits for nothing', async () => {
  await setPoints(api.db, await memberId(api.db, 'member@example.jp'), POINTS, clock.now());
  const cart = await ready();
  const body = { cart_token: cart.token, point: cart.data.order.total_payment };
  await api.call(setCartPointSpec, { body }, member);
  expect(await leadtimeOf(cart)).toMatchObject({ earliest_arrival_on: SOON, after_payment: null });
});

it('what waits for its payment names no day, in the order and its mail, until it is paid', async () => {
  const cart = await ready();
  const { body } = await decideCart(api, cart, member);
  const { data } = (await api.call(listOrdersSpec, { query: {} }, member)).body;
  const { id } = data.find(({ order_no }) => order_no === body.order_no)!;
  const shipping = async () => (await api.call(getOrderSpec, { params: { id } }, member)).body.shippings[0]!;
  expect(await shipping()).toMatchObject({
    earliest_arrival_on: '2026-06-20',
    after_payment: { working_days: 1, transit_days: 1 },
  });
  const [confirmation] = await api.mailbox();
  expect(confirmation!.text).toContain(
    'お届け希望日：指定なし（ご入金の確認後、1営業日で発送し、発送から1日でお届けします）',
  );
  clock.advance(DAY_MS);
  member = { token: await api.signIn('member@example.jp') };
  await operatorOf(api)('orders', 'paid', body.order_no);
  expect(await shipping()).toMatchObject({ earliest_arrival_on: '2026-06-13', after_payment: null });
  const [paid] = await api.mailbox();
  expect(paid!.subject).toContain('ご入金を確認いたしました');
  expect(paid!.text).toContain('最短 2026.06.13');
});

it('the page of a product names the ways that hold up the shipment', async () => {
  const { body } = await api.call(getProductDeliverySpec, { params: { key: product.key }, query: {} });
  expect(body.paid_first).toEqual(['コンビニ決済', '銀行振込（前払い）']);
});
