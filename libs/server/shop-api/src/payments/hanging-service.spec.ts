import type { Cart } from '@shop/contract/carts/cart';
import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { receivePaymentEvent } from '@shop/contract/payments/receive-payment-event';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { until } from '@shop/testing-api/until';
import { inArray } from 'drizzle-orm';
import { createApiGate } from '../http/create-api-gate';
import { orders, rateCounters } from '../db/schema';
import type { PaymentService } from '../ports/payment-gateway';

/** More than the gate of one connection admits at once. */
const CALLS = 8;
const CARD = { action: 'pay', number: CARDS.good, expiration: '203112', code: '123' };

let shop: Awaited<ReturnType<typeof openCardShop>>;
/** Lets the service answer. */
let answer = () => {};
beforeAll(async () => {
  shop = await openCardShop({ gate: createApiGate(1) });
});
beforeEach(() => shop.api.db.delete(rateCounters));
afterEach(async () => {
  answer();
  shop.paymentFaults.inject = (service) => service;
  await checkInvariants(shop.api.db);
});
afterAll(() => shop.api.close());

/** The service does not answer this call until `answer`. Returns what ends once all have asked. */
function hang(call: keyof PaymentService): () => Promise<true> {
  const answers = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  const wait = async (asks: keyof PaymentService) => {
    if (asks !== call) return;
    asked += 1;
    await answers;
  };
  shop.paymentFaults.inject = (service) => ({
    start: (request) => wait('start').then(() => service.start(request)),
    find: (reference) => wait('find').then(() => service.find(reference)),
    void: (reference) => wait('void').then(() => service.void(reference)),
  });
  return () => until('every call at the service', () => asked === CALLS || undefined);
}
/** One after the other, so that none waits for its turn at the gate. */
const make = async <Result>(one: () => Promise<Result>): Promise<readonly Result[]> => {
  const made = [];
  for (let count = 0; count < CALLS; count += 1) made.push(await one());
  return made;
};
/** Carts whose shoppers are at the payment service's page. */
const atPayment = () =>
  make(async () => {
    const cart = await shop.cart();
    const { body } = await shop.decide(cart, null);
    return { cart, order: body.order_id, page: body.redirect_url ?? '' };
  });
const oneMore = async ({ token: cart_token }: Cart) => {
  const body = { cart_token, product_key: shop.product.key, quantity: 1 };
  return (await shop.api.call(addCartProductSpec, { body })).status;
};
const stateOf = async (ids: readonly number[]) =>
  (await shop.api.db.select().from(orders).where(inArray(orders.id, ids))).map(({ status }) => status);
const init = async () => (await shop.api.call(initCartSpec, { body: { token: null } })).status;

it('orders that wait for a payment service keep out no other call, and end as soon as it answers', async () => {
  const carts = await make(() => shop.cart());
  const allAsked = hang('start');
  const decisions = Promise.all(carts.map((cart) => shop.decide(cart, shop.tokenOf(CARDS.good))));
  await allAsked();
  // With the places taken, it would wait as long as the service.
  expect(await init()).toBe(200);
  answer();
  const bodies = (await decisions).map(({ body }) => body);
  expect(bodies.map(({ payment_state }) => payment_state)).toEqual(bodies.map(() => 'paid'));
  expect(await stateOf(bodies.map(({ order_id }) => order_id))).toEqual(bodies.map(() => 'paid'));
});

it.each(['find', 'void'] as const)(
  'nor do carts that are changed beside an open payment, while the service hangs in %s',
  async (call) => {
    const open = await atPayment();
    const allAsked = hang(call);
    const changes = Promise.all(open.map(({ cart }) => oneMore(cart)));
    await allAsked();
    expect(await init()).toBe(200);
    answer();
    expect(await changes).toEqual(open.map(() => 200));
    expect(await stateOf(open.map(({ order }) => order))).toEqual(open.map(() => 'cancelled'));
  },
);

it('messages of the service whose payments it does not tell keep out no other message', async () => {
  const open = await atPayment();
  const allAsked = hang('find');
  const paid = Promise.all(open.map(({ page }) => shop.onPage(page, CARD)));
  await allAsked();
  const other = await shop.api.request(receivePaymentEvent.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  // It is of no payment of this shop.
  expect(other.status).toBe(404);
  answer();
  await paid;
  expect(await stateOf(open.map(({ order }) => order))).toEqual(open.map(() => 'paid'));
});
