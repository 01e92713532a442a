import { getCartSpec } from '@shop/contract/carts/get-cart';
import type { Cart } from '@shop/contract/carts/cart';
import { checkCartPaymentSpec } from '@shop/contract/carts/check-cart-payment';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { getMyCompanySpec } from '@shop/contract/companies/get-my-company';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { PAYMENTS } from '@shop/contract/payments/payments';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { addCompany, setCompany } from '@shop/testing-api/company';
import { placeInvoicedOrder, shipInvoicedOrder } from '@shop/testing-api/invoiced-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { memberId } from '@shop/testing-api/points-and-coupons';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq, inArray, sql } from 'drizzle-orm';
import { carts, companies, companyMembers, orderPayments, orders, rateCounters } from '../db/schema';

const CHANNEL = 'corporate';
const CODE = 'KAWA';
const DAY_MS = 24 * 60 * 60 * 1000;
const CREDIT_EXCEEDED = 'cart.order.credit_exceeded';

let api: TestApi;
let shop: Operator;
let product: StockedProduct;
let buyer: Shopper;
let colleague: Shopper;
let single: Shopper;
/** What one piece costs the buyers with tax and carriage. */
let total = 0;
let ids: readonly number[] = [];

beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  await addCompany(api, CODE, { 'member@example.jp': 'both', 'second@example.jp': 'buyer' });
  product = (await wellStockedProducts(api.db, 1, { channel: CHANNEL }))[0]!;
  await signIn();
  ids = [
    await memberId(api.db, 'member@example.jp', CHANNEL),
    await memberId(api.db, 'second@example.jp', CHANNEL),
  ];
  // A member with several carts at once, as if the rule of the one open cart had failed.
  await api.db.execute(sql`drop index carts_one_open_per_member`);
  total = (await invoiceCart(buyer)).data.order.total_payment;
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.delete(rateCounters);
  await setStock(api.db, product.id, 100);
  await setCompany(api, CODE, '--credit-limit', 'none');
  for (const order of await openOrders()) await shop('orders', 'paid', order);
});
afterEach(() => checkInvariants(api.db));

async function signIn(): Promise<void> {
  const member = async (email: string) => ({ channel: CHANNEL, token: await api.signIn(email, CHANNEL) });
  buyer = await member('member@example.jp');
  colleague = await member('second@example.jp');
  single = await member('manager@example.jp');
}

const lines = () => [{ product_key: product.key, quantity: 1 }];
const limitTo = (yen: number) => setCompany(api, CODE, '--credit-limit', String(yen));
const creditOf = async (who: Shopper) =>
  (await api.call(getMyCompanySpec, {}, who)).body.company?.credit ?? null;

/** The company's orders that are neither paid nor cancelled. */
async function openOrders(): Promise<readonly string[]> {
  const company = api.db.select({ id: companies.id }).from(companies).where(eq(companies.code, CODE));
  const rows = await api.db
    .select({ no: orders.orderNo, status: orders.status, isPaid: orderPayments.isPaid })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(inArray(orderPayments.companyId, company));
  return rows.filter(({ status, isPaid }) => status !== 'cancelled' && !isPaid).map(({ no }) => no);
}

/** A new cart that is paid by invoice. */
async function invoiceCart(who: Shopper): Promise<Cart> {
  await api.db.delete(carts).where(eq(carts.status, 'open'));
  return payByInvoice(await createReadyCart(api, lines(), who), who);
}
async function payByInvoice({ token: cart_token }: Cart, who: Shopper): Promise<Cart> {
  const body = { cart_token, payment_id: PAYMENTS.deferredInvoice };
  return (await api.call(modifyCartOrderSpec, { body }, who)).body;
}
const choiceOf = async ({ token: cart_token }: Cart, who: Shopper) =>
  (await api.call(listCartPaymentsSpec, { params: { cart_token } }, who)).body.find(
    ({ id }) => id === PAYMENTS.deferredInvoice,
  );

it('a company sees its terms and what is left, and who belongs to none sees nothing', async () => {
  await limitTo(total * 2);
  await setCompany(api, CODE, '--closing-day', '20', '--payment-term', '1:end');
  const terms = {
    credit_limit: total * 2,
    credit_used: 0,
    credit_available: total * 2,
    closing: '毎月20日締め',
    payment_term: '翌月末日払い',
    next_closing_on: '2026-06-20',
    next_due_on: '2026-07-31',
  };
  expect((await api.call(getMyCompanySpec, {}, buyer)).body.company).toEqual({
    name: 'KAWA商店',
    role: 'both',
    role_name: '購買担当・承認者',
    credit: terms,
    approval_threshold: null,
  });
  const cart = await invoiceCart(buyer);
  expect(await choiceOf(cart, buyer)).toMatchObject({ is_selectable: true, reason: null, credit: terms });
  expect((await decideCart(api, cart, buyer)).status).toBe(200);
  expect(await creditOf(colleague)).toMatchObject({ credit_used: total, credit_available: total });
  expect((await api.call(getMyCompanySpec, {}, single)).body).toEqual({ company: null });
  const own = await createReadyCart(api, lines(), single);
  expect(await choiceOf(own, single)).not.toHaveProperty('credit');
});

it('an order over what is left is neither offered, nor chosen, nor decided, and another way to pay is free', async () => {
  const cart = await invoiceCart(buyer);
  await limitTo(total - 1);
  const message = `ご利用可能額（残り${(total - 1).toLocaleString('ja-JP')}円）を超えています`;
  expect(await choiceOf(cart, buyer)).toMatchObject({ is_selectable: false, reason: message });
  const params = { cart_token: cart.token, payment_id: PAYMENTS.deferredInvoice };
  expect((await api.call(checkCartPaymentSpec, { params }, buyer)).body).toMatchObject({
    is_usable: false,
    code: CREDIT_EXCEEDED,
    message,
  });
  const decided = await decideCart(api, cart, buyer);
  expect([decided.status, decided.error.code, decided.error.message]).toEqual([
    422,
    CREDIT_EXCEEDED,
    message,
  ]);
  expect(await openOrders()).toEqual([]);
  const byTransfer = { cart_token: cart.token, payment_id: PAYMENTS.bankTransfer };
  const { body } = await api.call(modifyCartOrderSpec, { body: byTransfer }, buyer);
  const invoice = { cart_token: cart.token, payment_id: PAYMENTS.deferredInvoice };
  const chosen = await api.call(modifyCartOrderSpec, { body: invoice }, buyer);
  expect([chosen.status, chosen.error.code]).toEqual([422, CREDIT_EXCEEDED]);
  expect((await decideCart(api, body, buyer)).status).toBe(200);
  // What is paid in another way is not on the company's account.
  expect(await openOrders()).toEqual([]);
});

it('an order that costs exactly what is left is placed, and the next one is not', async () => {
  await limitTo(total);
  expect((await decideCart(api, await invoiceCart(buyer), buyer)).status).toBe(200);
  const cart = await createReadyCart(api, lines(), colleague);
  expect(await choiceOf(cart, colleague)).toMatchObject({
    is_selectable: false,
    reason: 'ご利用可能額（残り0円）を超えています',
  });
});

it.each([
  ['is paid', async (no: string) => (await shop('orders', 'paid', no)).code],
  [
    'is cancelled by its buyer',
    async (no: string) => {
      const [order] = await api.db.select().from(orders).where(eq(orders.orderNo, no));
      return (await api.call(cancelOrderSpec, { params: { id: order!.id }, body: {} }, buyer)).status - 200;
    },
  ],
])('an order that %s frees the limit', async (_name, free) => {
  await limitTo(total);
  const placed = await decideCart(api, await invoiceCart(buyer), buyer);
  expect((await creditOf(buyer))?.credit_available).toBe(0);
  expect(await free(placed.body.order_no)).toBe(0);
  expect((await creditOf(buyer))?.credit_available).toBe(total);
  expect((await decideCart(api, await invoiceCart(buyer), buyer)).status).toBe(200);
});

// A property over what is left for how many buyers: never more is open than the limit.
it.each([
  [1, 0],
  [1, 1],
  [2, 0],
  [3, 5],
])('of six orders at once %i fit into the limit, and %i yen stay', async (fitting, left) => {
  const ready: { cart: Cart; who: Shopper }[] = [];
  for (const [at, who] of [buyer, colleague, buyer, colleague, buyer, colleague].entries()) {
    const { token, data } = await createReadyCart(api, lines(), { channel: CHANNEL });
    await api.db
      .update(carts)
      .set({ userId: ids[at % ids.length] })
      .where(eq(carts.id, data.id));
    const { body } = await api.call(getCartSpec, { params: { cart_token: token } }, who);
    ready.push({ cart: await payByInvoice(body, who), who });
  }
  await limitTo(total * fitting + left);
  const placed = await Promise.all(ready.map(({ cart, who }) => decideCart(api, cart, who)));
  expect(placed.filter(({ status }) => status === 200)).toHaveLength(fitting);
  expect(new Set(placed.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
    new Set([CREDIT_EXCEEDED]),
  );
  expect((await creditOf(buyer))?.credit_used).toBe(total * fitting);
});

it('who only approves orders for the company orders for themselves, and not by invoice', async () => {
  await limitTo(total);
  await api.db.update(companyMembers).set({ role: 'approver' }).where(eq(companyMembers.userId, ids[1]!));
  const own = await createReadyCart(api, lines(), colleague);
  expect(await choiceOf(own, colleague)).not.toHaveProperty('credit');
  const body = { cart_token: own.token, payment_id: PAYMENTS.deferredInvoice };
  expect((await api.call(modifyCartOrderSpec, { body }, colleague)).error.code).toBe(
    'cart.order.payment_not_usable',
  );
  expect((await creditOf(buyer))?.credit_used).toBe(0);
  await api.db.update(companyMembers).set({ role: 'buyer' }).where(eq(companyMembers.userId, ids[1]!));
});

it('a decision that is repeated counts once', async () => {
  await limitTo(total);
  const cart = await invoiceCart(buyer);
  const all = await Promise.all([1, 2, 3].map(() => decideCart(api, cart, buyer)));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await creditOf(buyer))?.credit_used).toBe(total);
});

it('an invoice is due by the closing day and the term of the company', async () => {
  await setCompany(api, CODE, '--closing-day', '20', '--payment-term', '1:10');
  const order = await placeInvoicedOrder(api, lines(), buyer);
  api.clock.advance(4 * DAY_MS);
  await signIn();
  await shipInvoicedOrder(api, order);
  const dueOf = async (id: number, who: Shopper) =>
    (await api.call(getOrderSpec, { params: { id } }, who)).body.payment.due_on;
  expect(await dueOf(order.id, buyer)).toBe('2026-07-10');
});
