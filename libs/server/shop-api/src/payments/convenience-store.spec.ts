import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { getCartOrderSpec } from '@shop/contract/carts/get-cart-order';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { receivePaymentEventSpec } from '@shop/contract/payments/receive-payment-event';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { operatorOf } from '@shop/testing-api/operator';
import { PAYMENT_SECRET } from '@shop/testing-api/payment-secret';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { stockOf } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { auditEntries, coupons, rateCounters } from '../db/schema';
import { signPaymentEvent } from '../payment-services/payment-event-signature';
import { DAY_MS, HOUR_MS } from '../durations';

const EMAIL = 'member@example.jp';

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => shop.api.db.delete(rateCounters));
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

async function order() {
  const cart = await shop.cart({}, PAYMENTS.convenienceStore);
  return { cart, ...(await shop.decide(cart, null)).body };
}
type Ordered = Awaited<ReturnType<typeof order>>;
const atStore = ({ payment }: Ordered, action: string) =>
  shop.onPage(payment.convenience!.page_url, { action });
const read = async ({ cart, order_no }: Ordered) =>
  (
    await shop.api.call(getCartOrderSpec, {
      params: { orderNo: order_no },
      query: { cart_token: cart.token },
    })
  ).body;
const subjects = async ({ order_no }: Ordered) =>
  (await shop.api.mailbox())
    .filter(({ subject }) => subject.includes(order_no))
    .map(({ subject }) => subject);
async function sendEvent({ order_id }: Ordered, state: string, id: string) {
  const { reference } = await shop.transaction(order_id);
  const event = { event_id: id, reference, state };
  const body = { ...event, signature: signPaymentEvent(PAYMENT_SECRET, event) };
  return (await shop.api.call(receivePaymentEventSpec, { body })).status;
}

it('stands unpaid with a number, the stores and a day, which its mail tells; the cart is done', async () => {
  const ordered = await order();
  expect(ordered).toMatchObject({ payment_state: 'none', redirect_url: null });
  const { payment } = ordered;
  expect(payment).toMatchObject({ is_paid: false, bank_account: null, due_on: '2026-06-13' });
  expect(payment.convenience?.receipt_number).toMatch(/^\d{5}-\d{6}$/);
  expect(payment.convenience?.stores.map(({ name }) => name)).toContain('セブン-イレブン');
  expect((await read(ordered)).payment).toEqual(payment);
  const [mail, ...more] = (await shop.api.mailbox()).filter(({ subject }) =>
    subject.includes(ordered.order_no),
  );
  expect(more).toEqual([]);
  for (const part of [mail!.text, mail!.html]) {
    expect(part).toContain(`払込番号：${payment.convenience!.receipt_number}`);
    expect(part).not.toContain('{{');
  }
  expect(mail!.text).toContain('お支払い期限：2026.06.13（土）');
  const { body } = await shop.api.call(initCartSpec, { body: { token: ordered.cart.token } });
  expect(body.data.detail.products).toEqual([]);
  const again = await shop.api.call(decideCartSpec, {
    params: { cart_token: ordered.cart.token },
    body: { total_payment: ordered.total_payment },
  });
  expect(again.body).toMatchObject({ order_no: ordered.order_no, payment });
});

it('is paid when the store took the money, once, with a mail, however often and late that is told', async () => {
  const ordered = await order();
  const before = shop.api.payments.charges.length;
  const page = await atStore(ordered, 'paid');
  expect(await page.text()).toContain('お支払いを受け付けました');
  await atStore(ordered, 'paid');
  expect(shop.api.payments.charges.slice(before)).toMatchObject([{ amount: ordered.total_payment }]);
  expect(await read(ordered)).toMatchObject({
    status: 'paid',
    payment: { is_paid: true, convenience: null, due_on: null },
  });
  const [one, two] = ['late', 'out of order'].map((name) => `${name} ${ordered.order_no}`);
  expect(await sendEvent(ordered, 'captured', one!)).toBe(200);
  expect(await sendEvent(ordered, 'captured', one!)).toBe(200);
  expect(await sendEvent(ordered, 'issued', two!)).toBe(200);
  await shop.settleAll();
  expect(await read(ordered)).toMatchObject({ status: 'paid' });
  expect((await subjects(ordered)).filter((subject) => /ご入金を確認/.test(subject))).toHaveLength(1);
});

it('is found to be paid although the event was lost', async () => {
  const ordered = await order();
  const { reference } = await shop.transaction(ordered.order_id);
  const ledger = shop.api.payments;
  const session = new URL(ordered.payment.convenience!.page_url).pathname.split('/').at(-1)!;
  ledger.settleAtStore(ledger.ofSession(session)!, 'paid');
  expect(ledger.find(reference).state).toBe('captured');
  shop.clock.advance(30 * 60_000);
  await shop.api.reconcile();
  expect((await read(ordered)).status).toBe('received');
  shop.clock.advance(31 * 60_000);
  await shop.api.reconcile();
  expect((await read(ordered)).status).toBe('paid');
});

it('ends by itself after its last day: stock, points and coupon return, with one mail and one audit entry', async () => {
  // Whatever other tests left unpaid ends first.
  shop.clock.advance(5 * DAY_MS);
  await shop.api.reconcile();
  const member = { token: await shop.api.signIn(EMAIL) };
  const now = shop.clock.now();
  await createCoupon(shop.api.db, now, { code: 'STORE', useLimit: 1 });
  await setPoints(shop.api.db, await memberId(shop.api.db, EMAIL), 50, now);
  const stock = await stockOf(shop.api.db, shop.product.id);
  const { token: cart_token } = await shop.cart(member, PAYMENTS.convenienceStore);
  await shop.api.call(addCartCouponSpec, { body: { cart_token, code: 'STORE' } }, member);
  const cart = (await shop.api.call(setCartPointSpec, { body: { cart_token, point: 50 } }, member)).body;
  const { body } = await shop.decide(cart, null, member);
  const at = { cart, ...body };
  const stored = async () => (await shop.transaction(body.order_id)).status;
  // The day ends in Japan, and an hour more is waited for the report.
  const end = Date.parse(`${body.payment.due_on}T15:00:00Z`) - shop.clock.now().getTime() + HOUR_MS;
  shop.clock.advance(end - 60_000);
  await shop.api.reconcile();
  expect(await stored()).toBe('awaiting');
  shop.clock.advance(60_000);
  await Promise.all([shop.api.reconcile(), shop.api.reconcile(), shop.api.reconcile()]);
  // One that comes late enough finds what another has begun, and ends it.
  expect(['voiding', 'voided']).toContain(await stored());
  await shop.settleAll();
  expect(await stored()).toBe('voided');
  expect(await stockOf(shop.api.db, shop.product.id)).toBe(stock);
  const again = { token: await shop.api.signIn(EMAIL) };
  expect((await shop.api.call(getPointsSpec, {}, again)).body.point).toBe(50);
  const [coupon] = await shop.api.db.select().from(coupons).where(eq(coupons.code, 'STORE'));
  expect(coupon?.usedCount).toBe(0);
  expect((await subjects(at)).filter((subject) => /キャンセル/.test(subject))).toHaveLength(1);
  const audit = await shop.api.db.select().from(auditEntries).where(eq(auditEntries.target, at.order_no));
  expect(audit).toMatchObject([{ actor: 'system', command: 'orders cancelled' }]);
  const late = await atStore(at, 'paid');
  expect(await late.text()).toContain('手続きは終わっています');
});

it.each([
  ['refused', 'お支払いが取り消されました'],
  ['expired', 'お支払い期限を過ぎても'],
])('ends when the store says %s, and the mail says why', async (action, said) => {
  const stock = await stockOf(shop.api.db, shop.product.id);
  const ordered = await order();
  await atStore(ordered, action);
  expect(await read(ordered)).toMatchObject({ status: 'cancelled', payment: { convenience: null } });
  expect(await stockOf(shop.api.db, shop.product.id)).toBe(stock);
  const [mail] = (await shop.api.mailbox()).filter(({ subject }) => subject.includes(ordered.order_no));
  expect(mail?.text).toContain(said);
});

it('takes no money after the last day, nor for an order that its member cancelled', async () => {
  const member = { token: await shop.api.signIn(EMAIL) };
  const cart = await shop.cart(member, PAYMENTS.convenienceStore);
  const { body } = await shop.decide(cart, null, member);
  const cancel = { params: { id: body.order_id }, body: { cancel_reason: '間違い' } };
  await shop.api.call(cancelOrderSpec, cancel, member);
  const before = shop.api.payments.refunds.length;
  await atStore({ cart, ...body }, 'paid');
  await shop.settleAll();
  const { reference, status } = await shop.transaction(body.order_id);
  expect(status).toBe('voided');
  expect(shop.api.payments.refunds.slice(before)).toEqual([reference]);
  const late = await order();
  shop.clock.advance(4 * DAY_MS);
  await atStore(late, 'paid');
  expect((await read(late)).status).toBe('cancelled');
});

it('is not paid by the operator while the service takes the money, and not shipped before', async () => {
  const ordered = await order();
  const operator = operatorOf(shop.api);
  const paid = await operator('orders', 'paid', ordered.order_no);
  expect(paid).toMatchObject({ code: 1, err: expect.stringContaining('決済サービス') as string });
  const shipped = await operator('orders', 'shipped', ordered.order_no, '--tracking', '1234-5678-9012');
  expect(shipped).toMatchObject({ code: 1 });
});

it('the operator sets the days', async () => {
  const key = 'ORDER.PAYMENT.CONVENIENCE_STORE.DUE_DAYS';
  await operatorOf(shop.api)('settings', 'set', key, '5', '--channel', 'default');
  const ordered = await order();
  const today = new Date(shop.clock.now().getTime() + 9 * HOUR_MS).toISOString().slice(0, 10);
  expect(Date.parse(ordered.payment.due_on!) - Date.parse(today)).toBe(5 * DAY_MS);
});
