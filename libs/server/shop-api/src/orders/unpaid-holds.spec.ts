import { randomUUID } from 'node:crypto';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { cleanUp } from '@shop/testing-api/clean-up';
import { openTestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { setStock, stockOf, wellStockedProducts } from '@shop/testing-api/stock';
import { asc, eq, ne } from 'drizzle-orm';
import { carts, orders, rateCounters, unpaidHolds } from '../db/schema';
import { DAY_MS } from '../durations';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from '../http/create-trusted-client-ip-reader';
import { HOLD_LIMITS, type HoldLimit } from './hold-limits';

const SECRET = 'a shared secret for tests';

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

const order = async (payment: number, shopper: Shopper = {}, card: string | null = null) =>
  shop.decide(await shop.cart(shopper, payment), card, shopper);
const holds = () => shop.api.db.select().from(unpaidHolds);
/** Makes what is held as much as the limit less one. */
const fillUpTo = (change: Partial<{ pieces: number; amount: number }>) =>
  shop.api.db.update(unpaidHolds).set(change);
/** Places orders until one is refused; returns how many were taken. */
async function placeUntilRefused(payment: number, shopperOf: () => Shopper, most: number): Promise<number> {
  for (let placed = 0; placed <= most; placed += 1)
    if ((await order(payment, shopperOf())).status !== 200) return placed;
  return most + 1;
}
const signIn = async (email = 'member@example.jp'): Promise<Shopper> => ({
  token: await shop.api.signIn(email),
});
const mailbox = `${randomUUID()}@example.jp`;

describe('what is held by orders that are not paid', () => {
  it.each([
    ['by card that nobody confirms', PAYMENTS.card],
    ['by a service that collects later', PAYMENTS.deferredService],
  ])(
    '%s: one mailbox has ten at once, however it is written',
    async (_how, payment) => {
      let written = 0;
      const email = () => ({ email: mailbox.replace('@', `+${(written += 1)}@`).toUpperCase() });
      expect(await placeUntilRefused(payment, email, HOLD_LIMITS.mailbox.orders)).toBe(
        HOLD_LIMITS.mailbox.orders,
      );
      expect((await order(payment)).status).toBe(200);
    },
    120_000,
  );

  it('guests of one network share thirty, whatever addresses they name', async () => {
    expect((await order(PAYMENTS.bankTransfer)).status).toBe(200);
    const [first] = await holds();
    await copyHold(first, HOLD_LIMITS.networkOfGuests.orders - 2);
    expect((await order(PAYMENTS.bankTransfer)).status).toBe(200);
    const cart = await shop.cart({}, PAYMENTS.cashOnDelivery);
    const [placed, stock] = [await shop.api.db.$count(orders), await stockOf(shop.api.db, shop.product.id)];
    const { status, error, headers } = await shop.decide(cart, null);
    expect([status, error.code, headers.get('retry-after')]).toEqual([
      429,
      'common.too_many_requests',
      '86400',
    ]);
    expect(await shop.api.db.$count(orders)).toBe(placed);
    expect(await stockOf(shop.api.db, shop.product.id)).toBe(stock);
  });

  it.each<[string, 'pieces' | 'amount', keyof HoldLimit]>([
    ['pieces', 'pieces', 'pieces'],
    ['yen', 'amount', 'yen'],
  ])('%s count too, of guests and of members', async (_what, column, limit) => {
    for (const [shopper, limits] of [
      [{}, HOLD_LIMITS.networkOfGuests],
      [await signIn(), HOLD_LIMITS.member],
    ] as const) {
      await shop.api.db.delete(unpaidHolds);
      expect((await order(PAYMENTS.bankTransfer, shopper)).status).toBe(200);
      await fillUpTo({ [column]: limits[limit] });
      expect((await order(PAYMENTS.bankTransfer, shopper)).status).toBe(429);
    }
  });

  it('transfers that wait keep nobody of the network from paying by card, nor in another shop', async () => {
    await order(PAYMENTS.bankTransfer);
    await fillUpTo({ pieces: HOLD_LIMITS.networkOfGuests.pieces });
    expect((await order(PAYMENTS.bankTransfer)).status).toBe(429);
    expect((await order(PAYMENTS.card)).status).toBe(200);
    const [gift] = await wellStockedProducts(shop.api.db, 1, { channel: 'gift' });
    const who = { channel: 'gift' };
    const cart = await createReadyCart(shop.api, [{ product_key: gift!.key, quantity: 1 }], who);
    expect((await decideCart(shop.api, cart, who)).status).toBe(200);
  });

  it.each([
    ['a guest', null, 422],
    ['an account that nobody verified', 'unregistered@example.jp', 422],
    ['a member', 'member@example.jp', 200],
  ])('%s holds more than a mailbox may with a single order, or not', async (_who, email, status) => {
    await shop.api.db.delete(carts).where(eq(carts.status, 'open'));
    const who = email === null ? {} : await signIn(email);
    const goods = await wellStockedProducts(shop.api.db, 4);
    for (const { id } of goods) await setStock(shop.api.db, id, 1_000);
    const lines = goods.map(({ key: product_key }) => ({ product_key, quantity: 80 }));
    const decided = await decideCart(shop.api, await createReadyCart(shop.api, lines, who), who);
    expect(decided.status).toBe(status);
    if (status === 422)
      expect(decided.error.message).toMatch(/一度に合計300点・2,000,000円までご注文いただけます$/);
    expect(await holds()).toHaveLength(status === 200 ? 1 : 0);
  });

  it('members do not share the places of guests, and an account that nobody verified does', async () => {
    await order(PAYMENTS.card);
    await fillUpTo({ pieces: HOLD_LIMITS.networkOfGuests.pieces });
    expect((await order(PAYMENTS.card, await signIn())).status).toBe(200);
    expect((await order(PAYMENTS.card, await signIn('unregistered@example.jp'))).status).toBe(429);
  });

  it('is freed by the payment and by the shipping, and a day after the order where it was cancelled', async () => {
    expect((await order(PAYMENTS.card, {}, shop.tokenOf(CARDS.good))).body.payment.is_paid).toBe(true);
    expect(await holds()).toEqual([]);
    const operate = operatorOf(shop.api);
    const { order_no: paid } = (await order(PAYMENTS.bankTransfer)).body;
    await operate('orders', 'paid', paid);
    const { order_no: shipped } = (await order(PAYMENTS.cashOnDelivery)).body;
    await operate('orders', 'shipped', shipped, '--tracking', '1234-5678-9012');
    expect(await holds()).toEqual([]);
    const { order_no: cancelled } = (await order(PAYMENTS.bankTransfer)).body;
    await operate('orders', 'cancelled', cancelled, '--reason', '在庫の確認');
    expect(await holds()).toMatchObject([{ endedAt: shop.clock.now() }]);
    await fillUpTo({ pieces: HOLD_LIMITS.networkOfGuests.pieces });
    expect((await order(PAYMENTS.bankTransfer)).status).toBe(429);
    shop.clock.advance(DAY_MS + 1);
    expect((await order(PAYMENTS.bankTransfer)).status).toBe(200);
    await cleanUp(shop.api, 'unpaidHolds');
    expect(await holds()).toHaveLength(1);
  });

  it('ways back from the payment and declined cards count no more: they are part of paying', async () => {
    expect((await order(PAYMENTS.card, {}, shop.tokenOf(CARDS.declined))).status).toBe(422);
    expect(await holds()).toMatchObject([{ endedAt: shop.clock.now() }]);
    const cart = await shop.cart({}, PAYMENTS.card);
    expect((await shop.decide(cart, null)).status).toBe(200);
    await fillUpTo({ amount: HOLD_LIMITS.mailbox.yen });
    const body = { cart_token: cart.token, payment_id: PAYMENTS.card };
    expect((await shop.api.call(modifyCartOrderSpec, { body })).status).toBe(200);
    const ended = { endedAt: shop.clock.now() };
    expect(await holds()).toMatchObject([ended, ended]);
    expect((await shop.decide(cart, null)).status).toBe(200);
  });

  it('tells neither the client IP nor the mail address', async () => {
    await order(PAYMENTS.bankTransfer, { email: 'taro@example.jp' });
    const [held] = await holds();
    for (const hash of [held?.network, held?.mailbox]) expect(hash).toMatch(/^[\w-]{43}$/);
  });

  it('orders at once stay below the limit together', async () => {
    await order(PAYMENTS.bankTransfer);
    const [first] = await holds();
    await copyHold(first, HOLD_LIMITS.networkOfGuests.orders - 4);
    const carts = await Promise.all(Array.from({ length: 8 }, () => shop.cart({}, PAYMENTS.bankTransfer)));
    const statuses = await Promise.all(carts.map(async (cart) => (await shop.decide(cart, null)).status));
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429, 429, 429, 429]);
  });
});

it('orders for one mailbox at once stay below its limit together, whatever networks they come from', async () => {
  const api = await openTestApi({ config: { internalSecret: SECRET } });
  await operatorOf(api)('settings', 'set', 'ORDER.GUEST.TRANSFERS_PER_DAY', 'none', '--channel', 'default');
  // Orders of one product would wait for each other's stock.
  const goods = await wellStockedProducts(api.db, HOLD_LIMITS.mailbox.orders + 5);
  const ready = await Promise.all(
    goods.map(async ({ key: product_key }, at) => {
      const headers = { [CLIENT_IP_HEADER]: `198.51.100.${at}`, [INTERNAL_SECRET_HEADER]: SECRET };
      const shopper = { email: mailbox, headers };
      return { shopper, cart: await createReadyCart(api, [{ product_key, quantity: 1 }], shopper) };
    }),
  );
  const decide = async ({ cart, shopper }: (typeof ready)[number]) =>
    (await decideCart(api, cart, shopper)).status;
  const left = 2;
  const before = ready.splice(0, HOLD_LIMITS.mailbox.orders - left);
  for (const one of before) expect(await decide(one)).toBe(200);
  const statuses = await Promise.all(ready.map(decide));
  expect(statuses.filter((status) => status === 200)).toHaveLength(left);
  await checkInvariants(api.db);
  await api.close();
});

it('payments that others leave open under a mailbox keep its owner from no payment by card', async () => {
  await order(PAYMENTS.card, { email: mailbox });
  await shop.api.db.update(unpaidHolds).set({
    network: 'of somebody else',
    pieces: HOLD_LIMITS.mailbox.pieces,
    amount: HOLD_LIMITS.mailbox.yen,
  });
  expect((await order(PAYMENTS.card, { email: mailbox })).status).toBe(200);
});

/** The same hold so many times, of orders that hold nothing themselves. */
async function copyHold(hold: typeof unpaidHolds.$inferSelect | undefined, times: number): Promise<void> {
  if (hold === undefined) throw new Error('Nothing is held');
  const others = await shop.api.db
    .select({ id: orders.id })
    .from(orders)
    .where(ne(orders.id, hold.orderId))
    .orderBy(asc(orders.id))
    .limit(times);
  expect(others).toHaveLength(times);
  await shop.api.db.insert(unpaidHolds).values(others.map(({ id }) => ({ ...hold, orderId: id })));
}
