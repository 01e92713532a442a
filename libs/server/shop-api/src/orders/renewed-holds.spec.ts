import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import type { Shopper } from '@shop/testing-api/checkout';
import { cleanUp } from '@shop/testing-api/clean-up';
import { memberId } from '@shop/testing-api/points-and-coupons';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import { rateCounters, unpaidHolds } from '../db/schema';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations';
import { HOLD_LIMITS, RENEWED_HOLDS } from './hold-limits';

const { networkOfGuests, member } = HOLD_LIMITS;

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(async () => {
  await shop.api.db.delete(rateCounters);
  await shop.api.db.delete(unpaidHolds);
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

type Held = Partial<{ pieces: number; amount: number }>;

const order = async (payment: number, shopper: Shopper = {}): Promise<number> =>
  (await shop.decide(await shop.cart(shopper, payment), null, shopper)).status;
/** Says of the orders that stand, or of those that ended, how much they hold. */
const holding = (held: Held) => shop.api.db.update(unpaidHolds).set(held).where(isNull(unpaidHolds.endedAt));
const held = (held: Held) => shop.api.db.update(unpaidHolds).set(held).where(isNotNull(unpaidHolds.endedAt));

/** An order by card that nobody pays within the half hour; returns how many hours it was held. */
async function leaveUnpaid(shopper: Shopper = {}): Promise<number> {
  expect(await order(PAYMENTS.card, shopper)).toBe(200);
  shop.clock.advance(31 * MINUTE_MS);
  await shop.api.reconcile();
  return (31 * MINUTE_MS) / HOUR_MS;
}

/** One that the shopper takes back just before. */
async function takeBack(): Promise<number> {
  const cart = await shop.cart({}, PAYMENTS.card);
  expect((await shop.decide(cart, null)).status).toBe(200);
  shop.clock.advance(29 * MINUTE_MS);
  const body = { cart_token: cart.token, payment_id: PAYMENTS.card };
  expect((await shop.api.call(modifyCartOrderSpec, { body })).status).toBe(200);
  return (29 * MINUTE_MS) / HOUR_MS;
}

const { hours, leaves } = RENEWED_HOLDS;

describe('a network whose orders by card are placed again and again, and not paid', () => {
  it.each([
    ['when nobody pays in time', 'pieces', 'pieces', leaveUnpaid],
    ['when nobody pays in time', 'amount', 'yen', leaveUnpaid],
    ['when they are taken back just before', 'pieces', 'pieces', takeBack],
  ] as const)('holds less at once %s, by %s', async (_when, column, limit, leave) => {
    const most = networkOfGuests[limit];
    const tooMuch = Math.ceil((hours * most) / (await leave())) + 1;
    await held({ [column]: tooMuch });
    // One alone is taken, and others beside it up to the smaller limit.
    expect(await order(PAYMENTS.card)).toBe(200);
    await holding({ [column]: leaves * most });
    expect(await order(PAYMENTS.card)).toBe(429);
    await holding({ [column]: 1 });
    expect(await order(PAYMENTS.card)).toBe(200);
    // As long as the limit was held less, all of it is free.
    await held({ [column]: tooMuch - 3 });
    await holding({ [column]: leaves * most });
    expect(await order(PAYMENTS.card)).toBe(200);
  });

  it('pays otherwise as before, as do its members, and by card a day later', async () => {
    await leaveUnpaid();
    await held({ pieces: 10 * networkOfGuests.pieces });
    expect(await order(PAYMENTS.bankTransfer)).toBe(200);
    await holding({ pieces: networkOfGuests.pieces / 2 });
    expect(await order(PAYMENTS.bankTransfer)).toBe(200);
    const verified = { token: await shop.api.signIn('member@example.jp') };
    expect(await order(PAYMENTS.card, verified)).toBe(200);
    await shop.api.db.delete(unpaidHolds).where(isNull(unpaidHolds.endedAt));
    await order(PAYMENTS.card);
    await holding({ pieces: networkOfGuests.pieces / 2 });
    expect(await order(PAYMENTS.card)).toBe(429);
    shop.clock.advance(DAY_MS + 1);
    expect(await order(PAYMENTS.card)).toBe(200);
    await cleanUp(shop.api, 'unpaidHolds');
    const forgotten = eq(unpaidHolds.pieces, 10 * networkOfGuests.pieces);
    expect(await shop.api.db.$count(unpaidHolds, forgotten)).toBe(0);
  });
});

it('so does a member', async () => {
  const verified = { token: await shop.api.signIn('second@example.jp') };
  await held({ pieces: Math.ceil((hours * member.pieces) / (await leaveUnpaid(verified))) + 1 });
  expect(await order(PAYMENTS.card)).toBe(200);
  // A member's next cart takes the first back, unless another browser has it.
  const userId = await memberId(shop.api.db, 'second@example.jp');
  await shop.api.db.update(unpaidHolds).set({ userId });
  await holding({ pieces: leaves * member.pieces });
  expect(await order(PAYMENTS.card, verified)).toBe(429);
});

it('hundreds of ways back after a minute leave all of the limit', async () => {
  const cart = await shop.cart({}, PAYMENTS.card);
  expect((await shop.decide(cart, null)).status).toBe(200);
  shop.clock.advance(MINUTE_MS);
  const body = { cart_token: cart.token, payment_id: PAYMENTS.card };
  expect((await shop.api.call(modifyCartOrderSpec, { body })).status).toBe(200);
  await held({ pieces: 900 * 3 });
  expect(await order(PAYMENTS.card)).toBe(200);
  await holding({ pieces: networkOfGuests.pieces - 1 });
  expect(await order(PAYMENTS.card)).toBe(200);
});
