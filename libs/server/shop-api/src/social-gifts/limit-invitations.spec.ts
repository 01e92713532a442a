import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { openCardShop } from '@shop/testing-api/card-shop';
import type { Shopper } from '@shop/testing-api/checkout';
import { operatorOf } from '@shop/testing-api/operator';
import { eq, like } from 'drizzle-orm';
import { MAIL_PRIORITIES, mails, orders, rateCounters } from '../db/schema';

const DAY_MS = 24 * 60 * 60 * 1000;
const RECEIVER = { name: '鈴木 一郎', email: 'ichiro@example.jp', message: 'どうぞ' };
const INSTEAD = /贈り先のメールアドレスを空欄にして/;

let shop: Awaited<ReturnType<typeof openCardShop>>;
beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(() => shop.api.db.delete(rateCounters));
afterAll(() => shop.api.close());

/** A cart whose order is a gift for this receiver. */
async function giftCart(shopper: Shopper, email: string | null) {
  const { token: cart_token } = await shop.cart(shopper, PAYMENTS.bankTransfer);
  const receiver = { ...RECEIVER, email };
  return (await shop.api.call(setCartReceiverSpec, { body: { cart_token, receiver } }, shopper)).body;
}
/** A gift that is paid at once, for its receiver is invited then. */
async function give(shopper: Shopper, email: string | null) {
  const placed = await shop.decide(await giftCart(shopper, email), null, shopper);
  if (placed.status === 200) await operatorOf(shop.api)('orders', 'paid', placed.body.order_no);
  return placed;
}
const told = async (email: string) => (await shop.api.mailbox()).filter(({ to }) => to === email).length;

it('nobody is told of more than three gifts a day, whoever gives them and however the address is written', async () => {
  const member = { token: await shop.api.signIn('member@example.jp') };
  expect((await give({}, RECEIVER.email)).status).toBe(200);
  expect((await give({}, 'ICHIRO@example.jp')).status).toBe(200);
  expect((await give(member, RECEIVER.email)).status).toBe(200);
  const [placed, mailed] = [await shop.api.db.$count(orders), await shop.api.db.$count(mails)];
  const cart = await giftCart({}, RECEIVER.email);
  const { status, error } = await shop.decide(cart, null);
  expect([status, error.code]).toEqual([422, 'social_gift.too_many_invitations']);
  expect(error.message).toContain('一日に3通まで');
  expect(error.message).toMatch(INSTEAD);
  expect([await shop.api.db.$count(orders), await shop.api.db.$count(mails)]).toEqual([placed, mailed]);
  const kept = await shop.api.call(getCartSpec, { params: { cart_token: cart.token } });
  expect(kept.body.data.social_gift).toMatchObject({ receiver_name: RECEIVER.name });
  const byHand = { cart_token: cart.token, receiver: { ...RECEIVER, email: null } };
  const { body } = await shop.api.call(setCartReceiverSpec, { body: byHand });
  expect((await shop.decide(body, null)).status).toBe(200);
  expect((await told('ichiro@example.jp')) + (await told('ICHIRO@example.jp'))).toBe(3);
  shop.clock.advance(DAY_MS);
  expect((await give({}, RECEIVER.email)).status).toBe(200);
});

it('members whose address is not verified share the ten of their client IP with guests', async () => {
  const member = { token: await shop.api.signIn('unregistered@example.jp') };
  for (const giver of [member, {}]) expect((await give(giver, 'shared@example.jp')).status).toBe(200);
  const counter = like(rateCounters.key, 'gift-giver/%');
  expect(await shop.api.db.select().from(rateCounters).where(counter)).toMatchObject([{ count: 2 }]);
});

it('the members of one client IP announce no more than fifty gifts a day by mail', async () => {
  const [first, second] = [
    { token: await shop.api.signIn('member@example.jp') },
    { token: await shop.api.signIn('second@example.jp') },
  ];
  expect((await give(first, 'one@example.jp')).status).toBe(200);
  const counter = like(rateCounters.key, 'gift-giver/members-of/%');
  await shop.api.db.update(rateCounters).set({ count: 49 }).where(counter);
  expect((await give(second, 'fiftieth@example.jp')).status).toBe(200);
  const { status, error } = await give(second, 'next@example.jp');
  expect([status, error.code]).toEqual([422, 'social_gift.too_many_invitations']);
  expect((await give({}, 'of-a-guest@example.jp')).status).toBe(200);
});

it.each([
  ['a guest', () => Promise.resolve({})],
  ['a member', async () => ({ token: await shop.api.signIn('member@example.jp') })],
])('%s announces no more than ten gifts a day by mail', async (_who, who) => {
  const giver = await who();
  expect((await give(giver, 'first@example.jp')).status).toBe(200);
  const counter = like(rateCounters.key, 'gift-giver/%');
  expect(await shop.api.db.select().from(rateCounters).where(counter)).not.toEqual([]);
  await shop.api.db.update(rateCounters).set({ count: 9 }).where(counter);
  expect((await give(giver, 'tenth@example.jp')).status).toBe(200);
  const { status, error } = await give(giver, 'eleventh@example.jp');
  expect([status, error.code]).toEqual([422, 'social_gift.too_many_invitations']);
  expect(error.message).toContain('一日に10件まで');
  expect(await told('eleventh@example.jp')).toBe(0);
  expect((await give(giver, null)).status).toBe(200);
});

it('the invitation waits behind what somebody asked for', async () => {
  await give({}, 'waits@example.jp');
  const [invitation] = await shop.api.db.select().from(mails).where(eq(mails.to, 'waits@example.jp'));
  expect(invitation?.priority).toBe(MAIL_PRIORITIES.ordinary);
});

it.each([
  [
    'receiver.name',
    { name: 'www.evil.example', email: null },
    '贈り先のお名前にウェブサイトのアドレスは入力できません',
  ],
  [
    'receiver.message',
    { ...RECEIVER, message: '当選 ｈttps://evil.example' },
    'メッセージにウェブサイトのアドレスは入力できません',
  ],
])('%s takes no web address', async (field, receiver, message) => {
  const { token: cart_token } = await shop.cart();
  const refused = await shop.api.call(setCartReceiverSpec, { body: { cart_token, receiver } });
  expect([refused.status, refused.error.errors]).toEqual([422, { [field]: [message] }]);
});

it('the name of who gives takes no web address either: the receiver reads it in the subject', async () => {
  const { token: cart_token } = await shop.cart();
  const body = { cart_token, orderer_name: '当選 http://evil.example' };
  const { status, error } = await shop.api.call(modifyCartOtherSpec, { body });
  expect([status, error.errors]).toEqual([
    422,
    { orderer_name: ['注文者名にウェブサイトのアドレスは入力できません'] },
  ]);
});
