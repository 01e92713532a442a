import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import type { Cart } from '@shop/contract/carts/cart';
import { clearCartPaymentErrorSpec } from '@shop/contract/carts/clear-cart-payment-error';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { gt, max } from 'drizzle-orm';
import { orders, rateCounters } from '../db/schema';

const FAILED = 'cart.transaction.failed';
const CARD = { action: 'pay', number: CARDS.good, expiration: '203112', code: '123' };

let shop: Awaited<ReturnType<typeof openCardShop>>;
let ordersBefore = 0;
let chargesBefore = 0;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(async () => {
  await shop.api.db.delete(rateCounters);
  shop.paymentFaults.inject = (service) => service;
  ordersBefore = (await shop.api.db.select({ id: max(orders.id) }).from(orders))[0]?.id ?? 0;
  chargesBefore = shop.api.payments.charges.length;
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

const read = async ({ token }: Cart) =>
  (await shop.api.call(getCartSpec, { params: { cart_token: token } })).body;
const choose = ({ token }: Cart, payment_id: number) =>
  shop.api.call(modifyCartOrderSpec, { body: { cart_token: token, payment_id } });
const acknowledge = ({ token, data }: Cart) =>
  shop.api.call(clearCartPaymentErrorSpec, {
    body: { cart_token: token, payment_attempt: data.payment_attempt },
  });
/** Decides as the shopper saw the cart. */
const decideSeen = ({ token, data }: Cart, card_token?: string) =>
  shop.api.call(decideCartSpec, {
    params: { cart_token: token },
    body: {
      total_payment: data.order.total_payment,
      payment_attempt: data.payment_attempt,
      ...(card_token === undefined ? {} : { card_token }),
    },
  });
const standingOrders = async () =>
  (await shop.api.db.select().from(orders).where(gt(orders.id, ordersBefore))).filter(
    ({ status }) => status !== 'cancelled',
  );
const heldCharges = () =>
  shop.api.payments.charges
    .slice(chargesBefore)
    .filter(({ reference }) => !shop.api.payments.refunds.includes(reference));

describe('a decision that is repeated because its response was lost', () => {
  it('gets the error of its own attempt, whatever the shopper has done in other tabs since, and creates no order', async () => {
    const seen = await shop.cart();
    const card = shop.tokenOf(CARDS.declined);
    const first = await decideSeen(seen, card);
    expect([first.error.code, (await decideSeen(seen, card)).error.message]).toEqual([
      FAILED,
      first.error.message,
    ]);
    for (const act of [acknowledge, (cart: Cart) => choose(cart, PAYMENTS.bankTransfer)]) {
      await act(await read(seen));
      expect((await decideSeen(seen, card)).error.code).toBe(FAILED);
      expect((await decideSeen(seen)).error.code).toBe(FAILED);
    }
    expect(await standingOrders()).toEqual([]);
    // The cart as it is seen now is ordered; the late decision still has its own end.
    expect((await decideSeen(await read(seen))).status).toBe(200);
    expect((await decideSeen(seen, card)).error.code).toBe(FAILED);
    expect(await standingOrders()).toHaveLength(1);
  });

  it('gets the error also where the payment was abandoned instead', async () => {
    const seen = await shop.cart();
    await decideSeen(seen);
    await choose(seen, PAYMENTS.bankTransfer);
    expect((await decideSeen(seen)).error.code).toBe(FAILED);
    expect(await standingOrders()).toEqual([]);
  });

  it('gets the error without naming its attempt as long as the error is not cleared', async () => {
    const cart = await shop.cart();
    await shop.decide(cart, shop.tokenOf(CARDS.declined));
    for (const card of [null, shop.tokenOf(CARDS.good)])
      expect((await shop.decide(cart, card)).error.code).toBe(FAILED);
    expect(heldCharges()).toEqual([]);
  });
});

describe('acknowledging a payment error', () => {
  it('clears the error that was seen, not one that occurred meanwhile', async () => {
    const cart = await shop.cart();
    await decideSeen(cart, shop.tokenOf(CARDS.declined));
    const firstSeen = await read(cart);
    // The other tab goes on faster, and fails again.
    await acknowledge(firstSeen);
    await decideSeen(await read(cart), shop.tokenOf(CARDS.declined));
    const { body } = await acknowledge(firstSeen);
    expect(body.data.payment_error).toContain('承認が得られませんでした');
    expect(body.data.payment_attempt).toBe(2);
    expect((await acknowledge(body)).body.data.payment_error).toBeNull();
  });
});

describe('a shopper who abandons a payment', () => {
  it('gets a paid order where the service has captured the money already', async () => {
    const cart = await shop.cart();
    const { body } = await decideSeen(cart);
    const { reference, amount } = await shop.transaction(body.order_id);
    const { payments } = shop.api;
    const session = payments.ofSession(body.redirect_url!.split('/').at(-1)!);
    payments.useCard(session!, payments.tokenise(CARDS.good).token);
    // The service has it and has told nobody yet.
    const changed = await choose(cart, PAYMENTS.bankTransfer);
    expect(changed.error.code).toBe('cart.common.already_decided');
    expect(await standingOrders()).toMatchObject([{ id: body.order_id, status: 'paid' }]);
    expect(heldCharges()).toEqual([{ reference, amount }]);
  });

  it('is refunded what the service charges later, although it was unreachable when the payment was voided', async () => {
    const cart = await shop.cart();
    const { body } = await decideSeen(cart);
    shop.paymentFaults.inject = (service) => ({
      ...service,
      void: () => Promise.reject(new Error('The call was lost')),
    });
    await choose(cart, PAYMENTS.bankTransfer);
    await shop.onPage(body.redirect_url!, CARD);
    expect(heldCharges()).toHaveLength(1);
    shop.paymentFaults.inject = (service) => service;
    expect((await decideSeen(await read(cart))).status).toBe(200);
    await shop.settleAll();
    expect(heldCharges()).toEqual([]);
    expect(await standingOrders()).toHaveLength(1);
  });

  it('ends with at most one order and one charge, whatever two tabs do at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cart = await shop.cart();
      const { body } = await decideSeen(cart);
      const now = await read(cart);
      const [, ...responses] = await Promise.all([
        shop.api.reconcile(),
        shop.onPage(body.redirect_url!, CARD),
        choose(now, PAYMENTS.card),
        acknowledge(now),
        decideSeen(now),
        decideSeen(cart, shop.tokenOf(CARDS.good)),
        shop.api.call(addCartProductSpec, {
          body: { cart_token: cart.token, product_key: shop.product.key, quantity: 1 },
        }),
      ]);
      for (const { status } of responses) expect([200, 303, 422]).toContain(status);
      await checkInvariants(shop.api.db);
      const { body: after } = await shop.api.call(initCartSpec, { body: { token: cart.token } });
      if (after.data.detail.products.length > 0) {
        const { body: open } = await choose(after, PAYMENTS.bankTransfer);
        expect((await decideSeen(open)).status).toBe(200);
      }
    }
    await shop.settleAll();
    const standing = await standingOrders();
    expect(standing).toHaveLength(5);
    const paid = standing.filter(({ status }) => status === 'paid');
    expect(heldCharges().map(({ amount }) => amount)).toEqual(paid.map((order) => order.totalPayment));
  });
});
