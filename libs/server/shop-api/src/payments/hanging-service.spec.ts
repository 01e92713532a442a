import { initCartSpec } from '@shop/contract/carts/init-cart';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createApiGate } from '../http/create-api-gate';
import { inArray } from 'drizzle-orm';
import { orders } from '../db/schema';

/** More than the gate of one connection admits at once. */
const ORDERS = 8;

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop({ gate: createApiGate(1) });
});
afterAll(() => shop.api.close());

it('orders that wait for a payment service keep out no other call, and end as soon as it answers', async () => {
  const carts = [];
  for (let one = 0; one < ORDERS; one += 1) carts.push(await shop.cart());
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  let asked = 0;
  const allAsked = new Promise<void>((resolve) => {
    shop.paymentFaults.inject = (service) => ({
      ...service,
      async start(request) {
        asked += 1;
        if (asked === ORDERS) resolve();
        await answered;
        return service.start(request);
      },
    });
  });
  const decisions = Promise.all(carts.map((cart) => shop.decide(cart, shop.tokenOf(CARDS.good))));
  await allAsked;
  // With the places taken, it would wait as long as the service.
  expect((await shop.api.call(initCartSpec, { body: { token: null } })).status).toBe(200);
  answer();
  const bodies = (await decisions).map(({ body }) => body);
  expect(bodies.map(({ payment_state }) => payment_state)).toEqual(bodies.map(() => 'paid'));
  const ids = bodies.map(({ order_id }) => order_id);
  expect(await shop.api.db.select().from(orders).where(inArray(orders.id, ids))).toHaveLength(ORDERS);
  await checkInvariants(shop.api.db);
});
