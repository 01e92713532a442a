import { receivePaymentEventSpec } from '@shop/contract/payments/receive-payment-event';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { PAYMENT_SECRET } from '@shop/testing-api/payment-secret';
import { paymentTransactions, rateCounters } from '../db/schema';
import { signPaymentEvent } from '../payment-services/payment-event-signature';
import type { PaymentService } from '../ports/payment-gateway';

let shop: Awaited<ReturnType<typeof openCardShop>>;

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(async () => {
  await shop.api.db.delete(rateCounters);
  shop.paymentFaults.inject = (service) => service;
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

it('twenty concurrent decisions make one charge and get the same response', async () => {
  const cart = await shop.cart();
  const token = shop.tokenOf(CARDS.good);
  const before = shop.api.payments.charges.length;
  const responses = await Promise.all(Array.from({ length: 20 }, () => shop.decide(cart, token)));
  const numbers = responses.map(({ body }) => body.order_no);
  expect(new Set(numbers).size).toBe(1);
  expect((await shop.decide(cart, token)).body.payment_state).toBe('paid');
  expect(shop.api.payments.charges).toHaveLength(before + 1);
  expect(await shop.mailsAbout(numbers[0]!)).toBe(1);
  expect((await shop.decide(cart, shop.tokenOf(CARDS.good))).error.code).toBe('cart.common.already_decided');
});

describe('[call-post-v1-sbpayment-receive-fraud-detection] [interp-fraud-detection] an event of the payment service', () => {
  const send = (event: object) => shop.api.callWith(receivePaymentEventSpec, { body: event });
  const eventOf = (reference: string, event_id: string, state = 'captured') => {
    const event = { event_id, reference, state };
    return { ...event, signature: signPaymentEvent(PAYMENT_SECRET, event) };
  };
  const paid = async () => {
    const { body } = await shop.decide(await shop.cart(), shop.tokenOf(CARDS.good));
    const row = await shop.transaction(body.order_id);
    return { ...row, orderNo: body.order_no };
  };

  it('is harmless when repeated, late, reordered or false, and needs no channel', async () => {
    const { reference, orderNo } = await paid();
    const events = ['captured', 'failed', 'voided', 'captured'].map((state, index) =>
      eventOf(reference, `${reference}-${index % 3}`, state),
    );
    const responses = await Promise.all([...events, ...events].map(send));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    const bare = await shop.api.request('/v1/sbpayment/receive/fraud-detection', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(events[0]),
    });
    expect(bare.status).toBe(200);
    expect(await shop.mailsAbout(orderNo)).toBe(1);
  });

  it('is verified with the service: a waiting payment keeps waiting, whatever an event says', async () => {
    const { body } = await shop.decide(await shop.cart(), null);
    const { reference } = await shop.transaction(body.order_id);
    for (const state of ['captured', 'failed', 'voided'])
      expect((await send(eventOf(reference, `untrue-${state}-${reference}`, state))).status).toBe(200);
    expect(await shop.transaction(body.order_id)).toMatchObject({ status: 'pending', settledAt: null });
    expect(await shop.mailsAbout(body.order_no)).toBe(0);
  });

  it('refunds money that arrived after the order was cancelled', async () => {
    const { body } = await shop.decide(await shop.cart(), null);
    await shop.settleAll();
    const { reference, amount, status } = await shop.transaction(body.order_id);
    expect(status).toBe('voided');
    const given: string[] = [];
    shop.paymentFaults.inject = (service) => ({
      ...service,
      find: () => Promise.resolve(given.length === 0 ? { state: 'captured', amount } : { state: 'voided' }),
      void: (one) => Promise.resolve(void given.push(one)),
    });
    await send(eventOf(reference, `late-${reference}`));
    await shop.settleAll();
    expect(given).toEqual([reference]);
    expect(await shop.transaction(body.order_id)).toMatchObject({ status: 'voided' });
  });

  it('is handled again when its handling failed: a capture after the payment was voided is still refunded', async () => {
    const { body } = await shop.decide(await shop.cart(), null);
    await shop.settleAll();
    const { reference, amount, status } = await shop.transaction(body.order_id);
    expect(status).toBe('voided');
    const given: string[] = [];
    let isAway = true;
    shop.paymentFaults.inject = (service) => ({
      ...service,
      find: () =>
        isAway
          ? Promise.reject(new Error('The payment service is away'))
          : Promise.resolve(given.length === 0 ? { state: 'captured', amount } : { state: 'voided' }),
      void: (one) => Promise.resolve(void given.push(one)),
    });
    expect((await send(eventOf(reference, `unasked-${reference}`))).status).toBe(200);
    await shop.settleAll();
    expect(given).toEqual([]);
    isAway = false;
    await shop.settleAll();
    expect(given).toEqual([reference]);
    expect(await shop.transaction(body.order_id)).toMatchObject({ status: 'voided' });
  });

  it('is rejected unsigned, signed by another, or altered', async () => {
    const { reference } = await paid();
    const event = eventOf(reference, 'e1');
    for (const forged of [
      { ...event, signature: 'a'.repeat(64) },
      { ...event, signature: signPaymentEvent('another', event) },
      { ...event, state: 'failed' },
    ])
      expect((await send(forged)).status).toBe(403);
    expect((await send({ ...event, signature: undefined })).status).toBe(404);
    expect((await send(eventOf('unknown', 'e2'))).status).toBe(404);
  });
});

// reliability 25: whatever fails between the service's yes and the shop's commit, the end is right.
describe('a service whose requests and responses are lost', () => {
  const SEEDS = Array.from({ length: 6 }, (_, seed) => seed + 1);
  const randomOf = (seed: number) => {
    let state = seed * 2_654_435_761;
    return () => {
      state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) | 0;
      return ((state >>> 0) % 1000) / 1000;
    };
  };
  const unreliable = (random: () => number) => {
    const pass = async <Result>(call: () => Promise<Result>): Promise<Result> => {
      if (random() < 0.3) throw new Error('the call was lost');
      const response = await call();
      if (random() < 0.4) throw new Error('the answer was lost');
      return response;
    };
    return (service: PaymentService): PaymentService => ({
      start: (request) => pass(() => service.start(request)),
      find: (reference) => pass(() => service.find(reference)),
      void: (reference) => pass(() => service.void(reference)),
    });
  };

  it.each(SEEDS)('ends every payment as a paid order or without a charge (seed %i)', async (seed) => {
    const random = randomOf(seed);
    shop.paymentFaults.inject = unreliable(random);
    const numbers = Object.values(CARDS);
    const carts = await Promise.all(Array.from({ length: 3 }, () => shop.cart()));
    const charged = shop.api.payments.charges.length;
    await Promise.all(
      carts.map(async (cart) => {
        const token = shop.tokenOf(numbers[Math.floor(random() * numbers.length)]!);
        for (let tries = 0; tries < 2; tries += 1) await shop.decide(cart, token).catch(() => null);
      }),
    );
    await checkInvariants(shop.api.db);
    await shop.settleAll();
    shop.paymentFaults.inject = (service) => service;
    await shop.settleAll();
    const open = await shop.api.db.select().from(paymentTransactions);
    expect(open.filter(({ status }) => status === 'pending' || status === 'voiding')).toEqual([]);
    const kept = open.filter(({ status }) => status === 'captured').map(({ reference }) => reference);
    const held = shop.api.payments.charges.filter(
      ({ reference }) => !shop.api.payments.refunds.includes(reference),
    );
    expect(held.map(({ reference }) => reference).sort()).toEqual(kept.sort());
    expect(shop.api.payments.charges.length - charged).toBeLessThanOrEqual(carts.length);
  });
});
