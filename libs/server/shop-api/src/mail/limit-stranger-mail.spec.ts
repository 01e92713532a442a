import { randomUUID } from 'node:crypto';
import { loginSpec } from '@shop/contract/auth/login';
import { createCatalogOrderSpec } from '@shop/contract/catalog-orders/create-catalog-order';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { findOrderSpec } from '@shop/contract/orders/find-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { createRestockNoticeSpec } from '@shop/contract/restock-notices/create-restock-notice';
import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { CARDS } from '@shop/testing-api/card-numbers';
import { createFilledCart, decideCart, type Shopper, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openCardShop } from '@shop/testing-api/card-shop';
import { openTestApi } from '@shop/testing-api/open-test-api';
import { setStock, wellStockedProducts } from '@shop/testing-api/stock';
import { and, eq, like } from 'drizzle-orm';
import { catalogs, inquiries, mails, orders, rateCounters, users } from '../db/schema';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from '../http/create-trusted-client-ip-reader';

const PER_NETWORK = 100;
const PER_MAILBOX = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const NETWORK = 'stranger-mail/%';
const MAILBOXES = 'stranger-mail-to/%';
const PASSWORD = 'demo-pass-2026';
const UNPROVED = 'unregistered@example.jp';

let shop: Awaited<ReturnType<typeof openCardShop>>;
let soldOut: string;
let catalogId: number;
beforeAll(async () => {
  shop = await openCardShop();
  const { db } = shop.api;
  const [, other] = await wellStockedProducts(db, 2);
  await setStock(db, other!.id, 0);
  soldOut = other!.key;
  const isOrderable = and(eq(catalogs.channelId, 1), eq(catalogs.isOrderable, true));
  catalogId = (await db.select().from(catalogs).where(isOrderable))[0]!.id;
});
beforeEach(() => shop.api.db.delete(rateCounters));
afterAll(() => shop.api.close());

const as = async (email: string): Promise<Shopper> => ({ token: await shop.api.signIn(email) });
const counted = async (kind: string) =>
  (await shop.api.db.select().from(rateCounters).where(like(rateCounters.key, kind))).map(
    ({ count }) => count,
  );
/** Puts the counters of a kind to a number, as after so many mails. */
const setTo = (kind: string, count: number) =>
  shop.api.db.update(rateCounters).set({ count }).where(like(rateCounters.key, kind));
const told = async (email: string) => (await shop.api.mailbox()).filter(({ to }) => to === email).length;

const inquire = (email: string, who: Shopper = {}) =>
  shop.api.call(createInquirySpec, { body: { name: '山田 花子', email, body: '在庫はありますか' } }, who);
const orderCatalog = (email: string, who: Shopper = {}) => {
  const body = { ...TOKYO_ADDRESS, email, catalog_ids: [catalogId] };
  return shop.api.call(createCatalogOrderSpec, { body }, who);
};
const askForStock = (email: string, who: Shopper = {}) =>
  shop.api.call(createRestockNoticeSpec, { params: { key: soldOut }, body: { email } }, who);
const find = (contact: string) =>
  shop.api.call(findOrderSpec, { body: { order_no: 'D260101-AAAAAAAA', contact } });
const TO_ONE_MAILBOX: readonly (readonly [string, (email: string, who?: Shopper) => Promise<Answer>])[] = [
  ['an inquiry', inquire],
  ['an order of a catalogue', orderCatalog],
  ['a wish for a product', askForStock],
];
interface Answer {
  readonly status: number;
  readonly headers: Headers;
}

it.each([...TO_ONE_MAILBOX, ['a request for the page of an order', find] as const])(
  '%s is refused where its network has mailed a hundred strangers in the day',
  async (_what, call) => {
    expect((await call('first@example.jp')).status).toBeLessThan(300);
    expect(await counted(NETWORK)).toEqual([1]);
    await setTo(NETWORK, PER_NETWORK - 1);
    expect((await call('hundredth@example.jp')).status).toBeLessThan(300);
    const before = await shop.api.mailbox();
    const { status, headers } = await call('next@example.jp');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(await shop.api.mailbox()).toEqual(before);
  },
);

it.each(TO_ONE_MAILBOX)('%s is refused where the mailbox has had ten of the day', async (what, call) => {
  const mailbox = `${what.replaceAll(/[^a-z]/g, '')}@example.jp`;
  expect((await call(mailbox)).status).toBeLessThan(300);
  await setTo(MAILBOXES, PER_MAILBOX);
  const tagged = mailbox.replace('@', '+1@').toUpperCase();
  const before = await counted(NETWORK);
  const { status, headers } = await call(tagged);
  expect(status).toBe(429);
  // What sends no mail uses up nothing of its network either.
  expect(await counted(NETWORK)).toEqual(before);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
  expect(await told(tagged.toLowerCase())).toBe(0);
  expect((await call(`other-${mailbox}`)).status).toBeLessThan(300);
  shop.clock.advance(DAY_MS);
  expect((await call(tagged)).status).toBeLessThan(300);
});

it('all kinds count together, and what is refused is not kept', async () => {
  for (const [, call] of TO_ONE_MAILBOX) await call('together@example.jp');
  expect([await counted(NETWORK), await counted(MAILBOXES)]).toEqual([[3], [3]]);
  await setTo(MAILBOXES, PER_MAILBOX);
  const kept = await shop.api.db.$count(inquiries);
  const { error } = await inquire('Together+x@example.jp');
  expect(error).toEqual({
    code: 'common.too_many_requests',
    message: '試行回数が多すぎます。しばらく時間をおいてから、もう一度お試しください。',
  });
  expect(await shop.api.db.$count(inquiries)).toBe(kept);
  // It was taken back with the inquiry.
  expect([await counted(NETWORK), await counted(MAILBOXES)]).toEqual([[3], [PER_MAILBOX]]);
});

it('a member of a proved address counts nowhere; one of another counts as a guest', async () => {
  const owner = await as('member@example.jp');
  for (const call of [inquire, orderCatalog, askForStock])
    expect((await call('elsewhere@example.jp', owner)).status).toBeLessThan(300);
  expect([await counted(NETWORK), await counted(MAILBOXES)]).toEqual([[], []]);
  await inquire('elsewhere@example.jp', await as(UNPROVED));
  expect([await counted(NETWORK), await counted(MAILBOXES)]).toEqual([[1], [1]]);
});

describe('an order', () => {
  const place = async (payment: number, who: Shopper = {}, card: string | null = null) =>
    shop.decide(await shop.cart(who, payment), card, who);
  const give = async (who: Shopper = {}) => {
    const line = [{ product_key: shop.product.key, quantity: 1 }];
    const { token: cart_token } = await createFilledCart(shop.api, line, who);
    const receiver = { name: '鈴木 一郎', email: 'ichiro@example.jp' };
    await shop.api.call(setCartReceiverSpec, { body: { cart_token, receiver } }, who);
    const orderer = { orderer_name: '山田 花子', orderer_email: 'giver@example.jp' };
    await shop.api.call(modifyCartOtherSpec, { body: { cart_token, ...orderer } }, who);
    const payment = { cart_token, payment_id: PAYMENTS.bankTransfer };
    return decideCart(shop.api, (await shop.api.call(modifyCartOrderSpec, { body: payment }, who)).body, who);
  };

  it.each([
    ['by transfer', () => place(PAYMENTS.bankTransfer), [1]],
    ['on delivery', () => place(PAYMENTS.cashOnDelivery), [1]],
    ['of a gift that its receiver is told of', () => give(), [2]],
    [
      'of a member who has not proved the address',
      async () => place(PAYMENTS.bankTransfer, await as(UNPROVED)),
      [1],
    ],
    [
      'of a member of a proved address',
      async () => place(PAYMENTS.bankTransfer, await as('member@example.jp')),
      [],
    ],
    ['of a gift of theirs', async () => give(await as('member@example.jp')), []],
    ['paid by card', () => place(PAYMENTS.card, {}, shop.tokenOf(CARDS.good)), []],
  ])('%s counts the mails that strangers are sent for nothing', async (_what, act, mailsOfIt) => {
    expect((await act()).status).toBe(200);
    expect(await counted(NETWORK)).toEqual(mailsOfIt);
  });

  it('is taken in a network that has used up its day, and its mail leaves', async () => {
    await inquire('spent@example.jp');
    await setTo(NETWORK, PER_NETWORK);
    const who = { email: 'pays@example.jp' };
    expect((await place(PAYMENTS.bankTransfer, who)).status).toBe(200);
    expect(await told(who.email)).toBe(1);
    expect(await counted(NETWORK)).toEqual([PER_NETWORK + 1]);
    expect((await inquire('spent@example.jp')).status).toBe(429);
  });

  it('that is rejected counts nothing', async () => {
    const cart = await shop.cart({}, PAYMENTS.bankTransfer);
    const placed = await shop.api.db.$count(orders);
    await setStock(shop.api.db, shop.product.id, 0);
    expect((await shop.decide(cart, null)).status).toBe(422);
    await setStock(shop.api.db, shop.product.id, 100);
    expect([await counted(NETWORK), await shop.api.db.$count(orders)]).toEqual([[], placed]);
  });
});

describe('what is done all the same', () => {
  it('a new password is set where the mailbox has had enough, and no mail says so', async () => {
    const member = await as(UNPROVED);
    await inquire('elsewhere@example.jp', member);
    await setTo(MAILBOXES, PER_MAILBOX);
    await shop.api.db.delete(mails);
    const body = { current_password: PASSWORD, password: 'Another-pass-2026' };
    expect((await shop.api.call(updateMyPasswordSpec, { body }, member)).status).toBe(204);
    expect(await told(UNPROVED)).toBe(0);
  });

  const OWNER = 'second@example.jp';
  const remind = () => shop.api.call(requestReminderSpec, { body: { email: OWNER } });
  /** One wrong password more than locks an account. */
  const lock = async () => {
    const body = { email: OWNER, password: 'wrong-pass-1' };
    for (let tries = 0; tries < 11; tries += 1) await shop.api.call(loginSpec, { body });
  };
  it.each([
    ['a reminder to a member of a proved address', remind, true],
    ['a reminder to an address that nobody has proved', remind, false],
    ['the way back into an account of a proved address', lock, true],
    ['the way back into an account of another address', lock, false],
  ])('%s, in a network that has used up its day', async (_what, act, isProved) => {
    await shop.api.db
      .update(users)
      .set({ emailVerifiedAt: isProved ? shop.clock.now() : null })
      .where(and(eq(users.channelId, 1), eq(users.email, OWNER)));
    await inquire('spent@example.jp');
    await setTo(NETWORK, PER_NETWORK);
    await shop.api.db.delete(mails);
    await act();
    expect(await told(OWNER)).toBe(isProved ? 1 : 0);
  });
});

it('the addresses of one IPv6 network are one', async () => {
  const internalSecret = 'a shared secret for tests';
  const behind = await openTestApi({ config: { internalSecret } });
  const from = (ip: string) => ({
    headers: { [CLIENT_IP_HEADER]: ip, [INTERNAL_SECRET_HEADER]: internalSecret },
  });
  const ask = async (ip: string) => {
    const body = { name: '山田 花子', email: `${randomUUID()}@example.jp`, body: '在庫はありますか' };
    return (await behind.call(createInquirySpec, { body }, from(ip))).status;
  };
  expect(await ask('2001:db8:1:2::1')).toBe(200);
  await behind.db.update(rateCounters).set({ count: PER_NETWORK }).where(like(rateCounters.key, NETWORK));
  expect(await ask('2001:db8:1:2:ffff::2')).toBe(429);
  expect(await ask('2001:db8:1:3::1')).toBe(200);
  await behind.close();
});
