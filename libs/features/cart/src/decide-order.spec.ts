import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { PAYMENTS } from '@shop/contract/payments/payments';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { cartNoticeAtom } from './cart-atoms';
import type { CartContext } from './cart-context';
import { currentCart } from './current-cart';
import type { CartView } from './cart-view';
import { createCartContext } from './create-cart-context';
import { checkOrderOutcome } from './check-order-outcome';
import { decideOrder } from './decide-order';
import { readPurchase } from './purchase-record';
import { readPurchaseData } from './read-purchase-data';
import { setPayment } from './commands/set-payment';
import { setQuantity } from './commands/set-quantity';
import { reloadCart, runCommand } from './run-command';

const PAYMENT_FLAG = 'default_payment_in_progress=1';
const COMPLETE: unknown = expect.stringMatching(/^\/cart\/complete\?order=D/);
const ELSEWHERE = { message: 'このカートのご注文はすでに確定しています', linkTo: '/cart/' };
const ACKNOWLEDGEMENT = '/v1/carts/transaction/error/delete';
const MINUTE_MS = 60_000;
const GOOD_CARD = { number: CARDS.good, expiration: '203112', code: '123' };

let shop: Awaited<ReturnType<typeof openCardShop>>;
let api: TestApi;
let services: TestServices;
let context: CartContext;

beforeAll(async () => {
  shop = await openCardShop();
  api = shop.api;
  services = await createTestServices((await api.serve()).url);
});
afterAll(() => {
  services.session.close();
  return api.close();
});
beforeEach(() => {
  localStorage.clear();
  for (const name of ['cart_token', 'payment_in_progress'])
    document.cookie = `default_${name}=; Max-Age=0; path=/`;
  context = createCartContext(services);
  services.store.set(cartNoticeAtom, null);
});
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));

/** A guest's cart in this tab that only waits for its decision. */
async function ready(paymentId: number = PAYMENTS.bankTransfer) {
  const { token } = await shop.cart({}, paymentId);
  context.token.set(token);
  const cart = await reloadCart(context);
  return { token, agreed: { cart, savedCardId: null } };
}

it('[trans-cart-payment-in-progress-set] the payment-in-progress cookie is set while the order is decided', async () => {
  const { agreed } = await ready();
  const seen: boolean[] = [];
  const call = services.api.call;
  const spy = jest.spyOn(services.api, 'call').mockImplementation((endpoint, input, options) => {
    seen.push(document.cookie.includes(PAYMENT_FLAG));
    return call(endpoint, input, options);
  });
  await decideOrder(context, agreed);
  spy.mockRestore();
  expect(seen[0]).toBe(true);
  expect(document.cookie).not.toContain(PAYMENT_FLAG);
  expect(context.token.get()).toBeNull();
});

it('[trans-cart-payment-in-progress-consumed] the cookie stays while the payment service’s page is open and is consumed on return', async () => {
  const { token, agreed } = await ready(PAYMENTS.card);
  const { orderNo, paymentPage } = await decideOrder(context, agreed);
  expect(paymentPage).toMatch(/^http/);
  expect(document.cookie).toContain(PAYMENT_FLAG);
  expect(context.token.get()).toBe(token);
  expect((await reloadCart(context)).openPayment).toEqual({ orderNo, paymentPage });
  expect(await checkOrderOutcome(context, orderNo)).toBe('open');
  await shop.onPage(paymentPage ?? '', { action: 'pay', ...GOOD_CARD });
  expect(await checkOrderOutcome(context, orderNo)).toBe('placed');
  expect(document.cookie).not.toContain(PAYMENT_FLAG);
  expect(context.token.get()).toBeNull();
});

it.each([
  ['here is not announced to who has been thanked', () => context.paymentInProgress.consume(), null],
  ['here leads whoever was not to its complete page', () => undefined, { message: null, linkTo: COMPLETE }],
  ['elsewhere is announced', () => localStorage.clear(), ELSEWHERE],
])('when it is loaded again, a cart that was ordered %s', async (_case, leave, expected) => {
  const { agreed } = await ready(PAYMENTS.card);
  const { orderNo, paymentPage } = await decideOrder(context, agreed);
  await shop.onPage(paymentPage ?? '', { action: 'pay', ...GOOD_CARD });
  leave();
  await reloadCart(context);
  expect(services.store.get(cartNoticeAtom)).toEqual(expected);
  expect(await checkOrderOutcome(context, orderNo)).toBe('placed');
});

it('the order-complete page without a payment in progress leaves the new cart alone', async () => {
  const { token } = await ready();
  expect(await checkOrderOutcome(context, 'D260610-AAAAAAAA')).toBe('placed');
  expect(context.token.get()).toBe(token);
});

it('a rejected order leaves no payment in progress', async () => {
  const { agreed } = await ready();
  const shown = agreed.cart.totals;
  const totals = { ...shown, point: shown.point + 1, payment: shown.payment - 1 };
  const decided = decideOrder(context, { ...agreed, cart: { ...agreed.cart, totals } });
  await expect(decided).rejects.toMatchObject({ kind: 'rejected' });
  expect(document.cookie).not.toContain(PAYMENT_FLAG);
});

it('an order that needs no payment service is placed at once', async () => {
  const { agreed } = await ready();
  const { orderNo, isPaymentOpen } = await decideOrder(context, agreed);
  expect([isPaymentOpen, await checkOrderOutcome(context, orderNo)]).toEqual([false, 'placed']);
});

it('after a failed payment the cart keeps its token, and the outcome is failed', async () => {
  const { token, agreed } = await ready(PAYMENTS.card);
  const { orderNo, paymentPage } = await decideOrder(context, agreed);
  await shop.onPage(paymentPage ?? '', { action: 'cancel' });
  expect(await checkOrderOutcome(context, orderNo)).toBe('failed');
  expect(context.token.get()).toBe(token);
});

it('a payment service that does not respond leaves the payment open, without a payment page', async () => {
  const { token, agreed } = await ready(PAYMENTS.card);
  const lost = () => Promise.reject(new Error('The service is unreachable'));
  shop.paymentFaults.inject = () => ({ start: lost, find: lost, void: lost });
  const placed = await decideOrder(context, agreed);
  shop.paymentFaults.inject = (service) => service;
  expect(placed).toMatchObject({ paymentPage: null, isPaymentOpen: true });
  expect(context.token.get()).toBe(token);
  expect(currentCart(services.queryClient)?.openPayment).toEqual({
    orderNo: placed.orderNo,
    paymentPage: null,
  });
});

describe('[call-patch-v1-carts-transaction-error-delete] after a failed payment', () => {
  /** This tab after a payment that the shopper cancelled at the service. */
  const failed = async () => {
    const { token, agreed } = await ready(PAYMENTS.card);
    const { paymentPage } = await decideOrder(context, agreed);
    await shop.onPage(paymentPage ?? '', { action: 'cancel' });
    return { token, agreed, cart: await reloadCart(context) };
  };

  it('deciding with the error that was shown acknowledges it once and places the order', async () => {
    const { cart } = await failed();
    await api.lab({ scenario: 'lost-reply', times: 1, match: { path: ACKNOWLEDGEMENT } });
    expect(cart.paymentError).toContain('取り消されました');
    expect(await decideOrder(context, { cart, savedCardId: null })).toMatchObject({ isPaymentOpen: true });
  });

  it('a decision from before the failure is rejected with it, although another tab has cleared it', async () => {
    const { agreed, cart } = await failed();
    await runCommand(context, setPayment(PAYMENTS.bankTransfer));
    await expect(decideOrder(context, agreed)).rejects.toMatchObject({ code: 'cart.transaction.failed' });
    expect(currentCart(services.queryClient)).toMatchObject({
      paymentError: null,
      paymentAttempt: cart.paymentAttempt,
    });
  });

  it('a later failure is shown before an order is placed', async () => {
    const { token, cart } = await failed();
    // The other tab goes on faster, and fails again.
    await decideOrder(context, { cart, savedCardId: null });
    await shop.onPage((await reloadCart(context)).openPayment?.paymentPage ?? '', { action: 'cancel' });
    const decided = decideOrder(context, { cart, savedCardId: null });
    await expect(decided).rejects.toMatchObject({ code: 'cart.transaction.failed' });
    const shown = currentCart(services.queryClient);
    expect(shown?.paymentError).toContain('取り消されました');
    expect([shown?.token, shown?.paymentAttempt]).toEqual([token, 2]);
  });

  it.each([
    ['the way of payment', () => setPayment(PAYMENTS.card)],
    ['the quantity', (cart: CartView) => setQuantity(cart.lines[0]!.key, 2)],
  ])('a change of %s clears the error', async (_what, command) => {
    const { cart } = await failed();
    const changed = await runCommand(context, command(cart));
    expect(changed.paymentError).toBeNull();
    expect((await decideOrder(context, { cart: changed, savedCardId: null })).paymentPage).toMatch(/^http/);
  });

  it('while another tab pays, deciding again leads to the same payment page', async () => {
    const { cart } = await failed();
    const { paymentPage } = await decideOrder(context, { cart, savedCardId: null });
    expect((await decideOrder(context, { cart, savedCardId: null })).paymentPage).toBe(paymentPage);
  });
});

it('[trans-cart-decision-stored] [const-cart-decision-expiry] the decision is stored on this device for half an hour', async () => {
  const { token, agreed } = await ready();
  const before = Date.now();
  const { orderNo } = await decideOrder(context, agreed);
  const record = readPurchase(context.device(), Date.now());
  expect(record).toMatchObject({ cartToken: token, orderNo });
  expect(record!.expire_at - before).toBeGreaterThanOrEqual(30 * MINUTE_MS);
  expect(record!.expire_at - Date.now()).toBeLessThanOrEqual(30 * MINUTE_MS);
  expect(await readPurchaseData(services.api, context.device(), Date.now())).toMatchObject({
    order_no: orderNo,
  });
});

it('[error-account-purchase-tracking-404] a purchase record that is a 404 on the server is cleared, after other errors it stays', async () => {
  const { agreed } = await ready();
  await decideOrder(context, agreed);
  await api.lab({ scenario: 'server-error', times: 1 });
  await expect(readPurchaseData(services.api, context.device(), Date.now())).rejects.toMatchObject({
    kind: 'server',
  });
  expect(readPurchase(context.device(), Date.now())).not.toBeNull();
  api.clock.advance(31 * MINUTE_MS);
  expect(await readPurchaseData(services.api, context.device(), Date.now())).toBeNull();
  expect(context.device().getItem('purchase')).toBeNull();
});

it('a decision whose response was lost is repeated: one order and one charge to the saved card', async () => {
  const token = await api.signIn('member@example.jp');
  await services.session.login({ identifier: 'member@example.jp', password: 'demo-pass-2026' });
  const card = await api.call(
    createUserCardSpec,
    {
      body: {
        token: shop.tokenOf(CARDS.good),
        token_key: 'key-of-test',
        masked_number: '************4242',
        expiration: '203012',
      },
    },
    { token },
  );
  const cart = await shop.cart({ token }, PAYMENTS.card);
  context.token.set(cart.token);
  const held = await reloadCart(context);
  const charged = api.payments.charges.length;
  const path = `/v1/carts/${context.token.get()}/decision`;
  await api.lab({ scenario: 'lost-reply', times: 1, match: { path } });
  const placed = await decideOrder(context, { cart: held, savedCardId: card.body.id });
  expect(placed.paymentPage).toBeNull();
  expect(api.payments.charges.length - charged).toBe(1);
  await services.session.logout();
});
