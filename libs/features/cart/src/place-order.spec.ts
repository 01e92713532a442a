import { createUserCardSpec } from '@shop/contract/user-cards/create-user-card';
import { PAYMENTS } from '@shop/contract/payments/payments';
import type { TestApi } from '@shop/testing-api/open-test-api';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import type { CartContext } from './cart-context';
import { currentCart } from './current-cart';
import type { CartView } from './cart-view';
import { createCartContext } from './create-cart-context';
import { concludePayment } from './conclude-payment';
import { placeOrder } from './place-order';
import { readPurchase } from './purchase-record';
import { readPurchaseData } from './read-purchase-data';
import { setPayment } from './commands/set-payment';
import { setQuantity } from './commands/set-quantity';
import { reopenCart, runCommand } from './run-command';

const MEMBER = 'member@example.jp';
const PAYMENT_FLAG = 'default_payment_in_progress=1';
const MINUTE_MS = 60_000;

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
});
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));

/** A visitor's cart in this tab that only waits for its decision. */
async function ready(paymentId: number = PAYMENTS.bankTransfer) {
  const { token } = await shop.cart({}, paymentId);
  context.token.set(token);
  const cart = await reopenCart(context);
  return { token, agreed: { cart, savedCardId: null } };
}

it('[trans-cart-payment-in-progress-set] the flag stands while the order is decided', async () => {
  const { agreed } = await ready();
  const seen: boolean[] = [];
  const call = services.api.call;
  const spy = jest.spyOn(services.api, 'call').mockImplementation((endpoint, input, options) => {
    seen.push(document.cookie.includes(PAYMENT_FLAG));
    return call(endpoint, input, options);
  });
  await placeOrder(context, agreed);
  spy.mockRestore();
  expect(seen[0]).toBe(true);
  expect(document.cookie).not.toContain(PAYMENT_FLAG);
  expect(context.token.get()).toBeNull();
});

it('[trans-cart-payment-in-progress-consumed] it stays over the payment service’s page and ends on the way back', async () => {
  const { token, agreed } = await ready(PAYMENTS.card);
  const { orderNo, paymentPage } = await placeOrder(context, agreed);
  expect(paymentPage).toMatch(/^http/);
  expect(document.cookie).toContain(PAYMENT_FLAG);
  expect(context.token.get()).toBe(token);
  expect((await reopenCart(context)).openPayment).toEqual({ orderNo, paymentPage });
  expect(await concludePayment(context, orderNo)).toBe('open');
  await shop.onPage(paymentPage ?? '', {
    action: 'pay',
    number: CARDS.good,
    expiration: '203112',
    code: '123',
  });
  expect(await concludePayment(context, orderNo)).toBe('placed');
  expect(document.cookie).not.toContain(PAYMENT_FLAG);
  expect(context.token.get()).toBeNull();
});

it('a thank-you page without a payment in progress leaves the new cart alone', async () => {
  const { token } = await ready();
  expect(await concludePayment(context, 'D260610-AAAAAAAA')).toBe('placed');
  expect(context.token.get()).toBe(token);
});

it('an order that was refused is no payment in progress', async () => {
  const { agreed } = await ready();
  const totals = { ...agreed.cart.totals, payment: 1 };
  await expect(placeOrder(context, { ...agreed, cart: { ...agreed.cart, totals } })).rejects.toMatchObject({
    kind: 'rejected',
  });
  expect(document.cookie).not.toContain(PAYMENT_FLAG);
});

it('an order that needs no payment service waits for none', async () => {
  const { agreed } = await ready();
  const { orderNo, isPaymentOpen } = await placeOrder(context, agreed);
  expect([isPaymentOpen, await concludePayment(context, orderNo)]).toEqual([false, 'placed']);
});

it('a payment that has failed leaves the cart its key, and the page of thanks says so', async () => {
  const { token, agreed } = await ready(PAYMENTS.card);
  const { orderNo, paymentPage } = await placeOrder(context, agreed);
  await shop.onPage(paymentPage ?? '', { action: 'cancel' });
  expect(await concludePayment(context, orderNo)).toBe('failed');
  expect(context.token.get()).toBe(token);
});

it('a service that does not answer keeps the cart waiting, without a page to go to', async () => {
  const { token, agreed } = await ready(PAYMENTS.card);
  const lost = () => Promise.reject(new Error('The service is unreachable'));
  shop.wires.disturb = () => ({ start: lost, find: lost, void: lost });
  const placed = await placeOrder(context, agreed);
  shop.wires.disturb = (service) => service;
  expect(placed).toMatchObject({ paymentPage: null, isPaymentOpen: true });
  expect(context.token.get()).toBe(token);
  expect(currentCart(services.queryClient)?.openPayment).toEqual({
    orderNo: placed.orderNo,
    paymentPage: null,
  });
});

describe('[call-patch-v1-carts-transaction-error-delete] after a payment that has failed', () => {
  /** This tab, told that the card did not pay. */
  const failed = async () => {
    const { token, agreed } = await ready(PAYMENTS.card);
    const { paymentPage } = await placeOrder(context, agreed);
    await shop.onPage(paymentPage ?? '', { action: 'cancel' });
    return { token, agreed, cart: await reopenCart(context) };
  };

  it('the press of whoever has read of it takes note of it and places the order', async () => {
    const { cart } = await failed();
    expect(cart.paymentError).toContain('取り消されました');
    expect(await placeOrder(context, { cart, savedCardId: null })).toMatchObject({ isPaymentOpen: true });
  });

  it('a decision that was sent before it gets this failure, although another tab has gone on', async () => {
    const { agreed, cart } = await failed();
    await runCommand(context, setPayment(PAYMENTS.bankTransfer));
    await expect(placeOrder(context, agreed)).rejects.toMatchObject({ code: 'cart.transaction.failed' });
    expect(currentCart(services.queryClient)).toMatchObject({
      paymentError: null,
      paymentAttempt: cart.paymentAttempt,
    });
  });

  it('a failure that came later is shown before anything is placed', async () => {
    const { token, cart } = await failed();
    // The other tab goes on faster, and fails again.
    await placeOrder(context, { cart, savedCardId: null });
    await shop.onPage((await reopenCart(context)).openPayment?.paymentPage ?? '', { action: 'cancel' });
    await expect(placeOrder(context, { cart, savedCardId: null })).rejects.toMatchObject({
      code: 'cart.transaction.failed',
    });
    const shown = currentCart(services.queryClient);
    expect(shown?.paymentError).toContain('取り消されました');
    expect([shown?.token, shown?.paymentAttempt]).toEqual([token, 2]);
  });

  it.each([
    ['the way of payment', () => setPayment(PAYMENTS.card)],
    ['the quantity', (cart: CartView) => setQuantity(cart.lines[0]!.key, 2)],
  ])('a change of %s ends it', async (_what, command) => {
    const { cart } = await failed();
    const changed = await runCommand(context, command(cart));
    expect(changed.paymentError).toBeNull();
    expect((await placeOrder(context, { cart: changed, savedCardId: null })).paymentPage).toMatch(/^http/);
  });

  it('while another tab pays, the press of this one leads to the same page', async () => {
    const { cart } = await failed();
    const { paymentPage } = await placeOrder(context, { cart, savedCardId: null });
    expect((await placeOrder(context, { cart, savedCardId: null })).paymentPage).toBe(paymentPage);
  });
});

it('[trans-cart-decision-stored] [const-cart-decision-expiry] the decision is kept for half an hour on this device', async () => {
  const { token, agreed } = await ready();
  const before = Date.now();
  const { orderNo } = await placeOrder(context, agreed);
  const record = readPurchase(context.device(), Date.now());
  expect(record).toMatchObject({ cartToken: token, orderNo });
  expect(record!.expireAt - before).toBeGreaterThanOrEqual(30 * MINUTE_MS);
  expect(record!.expireAt - Date.now()).toBeLessThanOrEqual(30 * MINUTE_MS);
  expect(await readPurchaseData(services.api, context.device(), Date.now())).toMatchObject({
    order_no: orderNo,
  });
});

it('[error-account-purchase-tracking-404] a record that the server does not know is cleared, after other failures it stays', async () => {
  const { agreed } = await ready();
  await placeOrder(context, agreed);
  await api.lab({ scenario: 'server-error', times: 1 });
  await expect(readPurchaseData(services.api, context.device(), Date.now())).rejects.toMatchObject({
    kind: 'server',
  });
  expect(readPurchase(context.device(), Date.now())).not.toBeNull();
  api.clock.advance(31 * MINUTE_MS);
  expect(await readPurchaseData(services.api, context.device(), Date.now())).toBeNull();
  expect(localStorage.length).toBe(0);
});

it('a lost reply is asked for again: one order, one charge, by the card that is kept', async () => {
  const token = await api.signIn(MEMBER);
  await services.session.login({ identifier: MEMBER, password: 'demo-pass-2026' });
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
  const held = await reopenCart(context);
  const charged = api.payments.charges.length;
  const path = `/v1/carts/${context.token.get()}/decision`;
  await api.lab({ scenario: 'lost-reply', times: 1, match: { path } });
  const placed = await placeOrder(context, { cart: held, savedCardId: card.body.id });
  expect(placed.paymentPage).toBeNull();
  expect(api.payments.charges.length - charged).toBe(1);
  await services.session.logout();
});
