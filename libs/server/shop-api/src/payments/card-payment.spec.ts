import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getPaymentServiceSpec } from '@shop/contract/payment-services/get-payment-service';
import { listPaymentsSpec } from '@shop/contract/payments/list-payments';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { setPoints, memberId } from '@shop/testing-api/points-and-coupons';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { stockOf } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { paymentMethods, rateCounters } from '../db/schema';
import { MINUTE_MS } from '../durations';

let shop: Awaited<ReturnType<typeof openCardShop>>;
let member: { token: string };

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(async () => {
  await shop.api.db.delete(rateCounters);
  member = { token: await shop.api.signIn('member@example.jp') };
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

it('[call-get-v1-settings-payment-service-code, call-get-v1-payments, interp-list-payments] returns the payment services of a shop', async () => {
  const { body } = await shop.api.call(listPaymentsSpec, {});
  expect(body.map(({ id }) => id)).toEqual([4, 6, 7, 5, 1, 3]);
  const service = await shop.api.call(getPaymentServiceSpec, { params: { code: 'card' } });
  expect(service.body).toMatchObject({
    payment_id: PAYMENTS.card,
    is_usable: true,
    card_form_url: 'http://payment.example/card-form',
  });
  const deferred = await shop.api.call(getPaymentServiceSpec, { params: { code: 'deferred' } });
  expect(deferred.body).toMatchObject({ payment_id: 3, is_usable: true, card_form_url: null });
  expect((await shop.api.call(getPaymentServiceSpec, { params: { code: 'x' } })).status).toBe(404);
});

it('pays with a token: one charge, the order is paid, one mail', async () => {
  const cart = await shop.cart();
  const before = shop.api.payments.charges.length;
  const { body } = await shop.decide(cart, shop.tokenOf(CARDS.good));
  expect(body).toMatchObject({ payment_state: 'paid', redirect_url: null, payment: { is_paid: true } });
  expect(shop.api.payments.charges.slice(before)).toMatchObject([{ amount: body.total_payment }]);
  expect(await shop.mailsAbout(body.order_no)).toBe(1);
  expect(await shop.check(cart)).toMatchObject({ payment_state: 'paid', order_no: body.order_no });
  const row = await shop.transaction(body.order_id);
  expect(row).toMatchObject({ status: 'captured', cardToken: null });
});

it('[call-get-v1-carts-cart-token-payment-payment-id-check] redirects to the service’s page and returns paid', async () => {
  const cart = await shop.cart();
  const { body } = await shop.decide(cart, null);
  expect(body).toMatchObject({ payment_state: 'waiting', payment: { is_paid: false } });
  expect(await shop.mailsAbout(body.order_no)).toBe(0);
  expect(await shop.check(cart)).toMatchObject({ payment_state: 'waiting', redirect_url: body.redirect_url });
  const page = await shop.api.request(`/dev/payment-service${new URL(body.redirect_url!).pathname}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain(body.order_no);
  const card = { number: CARDS.good, expiration: '203112', code: '123' };
  const wrong = await shop.onPage(body.redirect_url!, { action: 'pay', ...card, number: '4242' });
  expect([wrong.status, (await wrong.text()).includes('カード情報をご確認ください')]).toEqual([422, true]);
  const back = await shop.onPage(body.redirect_url!, { action: 'pay', ...card });
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    `https://shop.example/cart/complete/?order=${body.order_no}`,
  ]);
  expect(await shop.check(cart)).toMatchObject({ payment_state: 'paid' });
  expect(await shop.mailsAbout(body.order_no)).toBe(1);
  expect(shop.api.logLines.join('\n')).not.toContain(CARDS.good);
});

it('asks the cardholder to confirm where the card requires it', async () => {
  const cart = await shop.cart();
  const { body } = await shop.decide(cart, shop.tokenOf(CARDS.confirmed));
  expect(body.payment_state).toBe('waiting');
  await shop.onPage(body.redirect_url!, { action: 'confirm' });
  expect(await shop.check(cart)).toMatchObject({ payment_state: 'paid' });
});

it('reopens the cart when the card is declined, with its tokens, contents, stock and points, and lets the shopper pay with another card', async () => {
  const id = await memberId(shop.api.db, 'member@example.jp');
  await setPoints(shop.api.db, id, 100, shop.clock.now());
  const { token: cart_token } = await shop.cart(member);
  const { body: cart } = await shop.api.call(setCartPointSpec, { body: { cart_token, point: 100 } }, member);
  const stock = await stockOf(shop.api.db, shop.product.id);
  const rejected = await shop.decide(cart, shop.tokenOf(CARDS.declined), member);
  expect([rejected.status, rejected.error.code]).toEqual([422, 'cart.transaction.failed']);
  expect(rejected.error.message).toContain('承認が得られませんでした');
  expect(await stockOf(shop.api.db, shop.product.id)).toBe(stock);
  const { body: open } = await shop.api.call(getCartSpec, { params: { cart_token } }, member);
  expect(open.data).toMatchObject({
    payment_error: rejected.error.message,
    point: { balance: 100, requested: 100 },
    detail: { products: [{ quantity: 1 }] },
  });
  expect((await shop.decide(open, shop.tokenOf(CARDS.good), member)).error.code).toBe(
    'cart.transaction.failed',
  );
  await shop.api.call(clearCartPaymentErrorSpec, { body: { cart_token } }, member);
  expect((await shop.decide(open, shop.tokenOf(CARDS.good), member)).body.payment_state).toBe('paid');
});

it('cancels a payment that was not confirmed in time, and refunds what arrives later', async () => {
  const cart = await shop.cart();
  const { body } = await shop.decide(cart, null);
  const stock = await stockOf(shop.api.db, shop.product.id);
  shop.clock.advance(31 * MINUTE_MS);
  await shop.api.reconcile();
  expect(await stockOf(shop.api.db, shop.product.id)).toBe(stock + 1);
  expect(
    (await shop.api.call(getCartSpec, { params: { cart_token: cart.token } })).body.data.payment_error,
  ).toContain('時間内');
  const before = shop.api.payments.charges.length;
  await shop.settleAll();
  await shop.onPage(body.redirect_url!, {
    action: 'pay',
    number: CARDS.good,
    expiration: '203112',
    code: '123',
  });
  await shop.settleAll();
  expect(shop.api.payments.charges).toHaveLength(before);
});

it('refunds a paid order that is cancelled, once', async () => {
  const second = { token: await shop.api.signIn('second@example.jp') };
  const { body } = await shop.decide(await shop.cart(second), shop.tokenOf(CARDS.good), second);
  const cancel = () =>
    shop.api.call(
      cancelOrderSpec,
      { params: { id: body.order_id }, body: { cancel_reason: '間違い' } },
      second,
    );
  await Promise.all(Array.from({ length: 20 }, cancel));
  const row = await shop.transaction(body.order_id);
  expect(shop.api.payments.refunds).not.toContain(row.reference);
  await shop.settleAll();
  expect(shop.api.payments.refunds.filter((reference) => reference === row.reference)).toHaveLength(1);
});

it('[choice-payment-3] uses the deferred payment service, which guarantees the money while the order is unpaid', async () => {
  await shop.api.db
    .update(paymentMethods)
    .set({ isUsable: true })
    .where(eq(paymentMethods.paymentId, PAYMENTS.deferredService));
  const { body } = await shop.decide(await shop.cart({}, PAYMENTS.deferredService), null);
  expect(body).toMatchObject({
    payment_state: 'paid',
    payment: { payment_id: PAYMENTS.deferredService, is_paid: false, bank_account: null, due_on: null },
  });
  expect(await shop.mailsAbout(body.order_no)).toBe(1);
});

it('rejects a card number in the place of a token, and another member’s card', async () => {
  const cart = await shop.cart();
  expect((await shop.decide(cart, CARDS.good)).error.code).toBe('common.card_number_refused');
  const foreign = await shop.api.call(decideCartSpec, {
    params: { cart_token: cart.token },
    body: { total_payment: cart.data.order.total_payment, user_card_id: 1 },
  });
  expect([foreign.status, foreign.error.code]).toEqual([404, 'user_card.not_found']);
});
