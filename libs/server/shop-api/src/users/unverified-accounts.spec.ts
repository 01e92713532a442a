import { randomUUID } from 'node:crypto';
import { loginSpec } from '@shop/contract/auth/login';
import { REQUEST_KEY_HEADER } from '@shop/contract/carts/request-key-header';
import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { findOrderSpec } from '@shop/contract/orders/find-order';
import { getGuestOrderSpec } from '@shop/contract/orders/get-guest-order';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { createUserSpec } from '@shop/contract/users/create-user';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { cleanUp } from '@shop/testing-api/clean-up';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { until } from '@shop/testing-api/until';
import { and, eq } from 'drizzle-orm';
import { mails, orderPayments, orders, passkeys, rateCounters, users } from '../db/schema';
import { DAY_MS } from '../durations';

const STRANGERS = 'stranger-no-1';
const OWNERS = 'hana-to-mori-7';
const QUESTION = { question_ct: 4, answer: '誰も知らない' } as const;
const NAMES = {
  ...{ last_name: '山田', first_name: '花子' },
  ...{ last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' },
};
const TASK = 'RETENTION.UNVERIFIED_ACCOUNTS_DAYS';

let api: TestApi;
let number = 0;
let email: string;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.test' } } });
});
beforeEach(async () => {
  await api.db.delete(rateCounters);
  await api.db.delete(mails);
  number += 1;
  email = `owner${number}@example.jp`;
});
afterAll(() => api.close());

const register = async (password: string, change: object = {}) => {
  const response = await api.callWith(createUserSpec, {
    body: { ...NAMES, email, password, is_login: true, ...change },
  });
  const { status } = response;
  if (status !== 201) return { status, code: response.error.code, id: 0, token: '' };
  return { status, code: null, id: response.body.user_id, token: response.body.access_token ?? '' };
};
const statusOf = async (token: string) => (await api.call(getMyUserSpec, {}, { token })).status;
const signIn = async (password: string) => (await api.call(loginSpec, { body: { email, password } })).status;
const linkIn = async (path: string) =>
  until(`a mail with a link to ${path}`, async () => {
    for (const { to, text } of await api.mailbox())
      if (to === email && text.includes(path)) return /token=([\w-]+)/.exec(text)?.[1];
    return undefined;
  });
const verify = (token: string, who: { token?: string } = {}, headers: Record<string, string> = {}) =>
  api.callWith(checkEmailVerifySpec, { body: { token } }, { ...who, headers });
async function order(token: string): Promise<number> {
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], { token });
  return (await decideCart(api, cart, { token })).body.order_id;
}

describe('an account whose mail address nobody has proved', () => {
  it.each([['default'], ['corporate']])(
    'gives way to whoever registers with it again, in the shop %s',
    async (channel) => {
      const enter = async (password: string) =>
        api.callWith(
          createUserSpec,
          { body: { ...NAMES, email, password, company_name: '山田商店', reminder: QUESTION } },
          { channel },
        );
      const stranger = await enter(STRANGERS);
      const owner = await enter(OWNERS);
      expect([stranger.status, owner.status]).toEqual([201, 201]);
      const me = (token: string | null) => api.call(getMyUserSpec, {}, { token: token ?? '', channel });
      expect((await me(stranger.body.access_token)).status).toBe(401);
      expect((await me(owner.body.access_token)).body.email.email).toBe(email);
      const login = (password: string) => api.call(loginSpec, { body: { email, password } }, { channel });
      expect([(await login(STRANGERS)).status, (await login(OWNERS)).status]).toEqual([422, 200]);
    },
  );

  it('does not give way once somebody has paid for an order of it; the owner of the mailbox gets it by a reminder', async () => {
    const stranger = await register(STRANGERS, { reminder: QUESTION });
    const orderId = await order(stranger.token);
    await api.db.update(orderPayments).set({ isPaid: true }).where(eq(orderPayments.orderId, orderId));
    expect((await register(OWNERS)).code).toBe('user.email_taken');
    expect(await statusOf(stranger.token)).toBe(200);
    await api.call(requestReminderSpec, { body: { email } });
    const token = await linkIn('/reminder/reset');
    expect((await api.call(resetReminderSpec, { body: { token, password: OWNERS } })).status).toBe(200);
    expect([await statusOf(stranger.token), await signIn(STRANGERS), await signIn(OWNERS)]).toEqual([
      401, 422, 200,
    ]);
  });

  it.each([
    ['is cancelled', 'cancelled', 201],
    ['waits for its payment', 'received', 201],
    ['has left, to be paid later', 'shipped', 422],
  ] as const)('gives way or not where what was ordered %s', async (_what, status, expected) => {
    const { token, id } = await register(STRANGERS);
    await order(token);
    await api.db.update(orders).set({ status }).where(eq(orders.userId, id));
    expect((await register(OWNERS)).status).toBe(expected);
  });

  it('leaves an order that waits for its payment to who has the mailbox, as one of a guest', async () => {
    const { token } = await register(STRANGERS);
    const orderId = await order(token);
    expect((await register(OWNERS)).status).toBe(201);
    const [row] = await api.db.select().from(orders).where(eq(orders.id, orderId));
    expect([row?.userId, row?.status, row?.ordererEmail]).toEqual([null, 'received', email]);
    const order_no = row?.orderNo ?? '';
    expect((await operatorOf(api)('orders', 'paid', order_no)).code).toBe(0);
    await api.call(findOrderSpec, { body: { order_no, contact: email } });
    const t = await until('a mail with the link of the order', async () => {
      for (const { to, text } of await api.mailbox())
        if (to === email && text.includes('/orders/view')) return /[?&]t=([\w.-]+)/.exec(text)?.[1];
      return undefined;
    });
    const found = await api.call(getGuestOrderSpec, { params: { no: order_no }, query: { t } });
    expect(found.body).toMatchObject({ order_no, payment: { is_paid: true } });
  });

  it.each([
    ['over an account', true],
    ['with an address that nobody has', false],
  ])(
    'is one after twenty registrations at once %s, each accepted, taken or too many',
    async (_, isHeld) => {
      if (isHeld) await register(STRANGERS);
      const statuses = await Promise.all(
        Array.from({ length: 20 }, async (_, at) => (await register(`${OWNERS}-${at}`)).status),
      );
      expect(statuses.filter((status) => ![201, 422, 429].includes(status))).toEqual([]);
      expect(statuses).toContain(201);
      expect(await api.db.$count(users, and(eq(users.email, email), eq(users.channelId, 1)))).toBe(1);
    },
    60_000,
  );

  it('gives way five times an hour at most: each time a mail is sent', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1) statuses.push((await register(`${STRANGERS}-${at}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429]);
  });
});

it('one that is proved is taken', async () => {
  const { token } = await register(OWNERS);
  expect((await verify(await linkIn('/verify/email'), { token })).body).toEqual({
    is_registered_member: true,
  });
  expect((await register(STRANGERS)).code).toBe('user.email_taken');
  expect([await statusOf(token), await signIn(OWNERS)]).toEqual([200, 200]);
});

describe('the link of the mail', () => {
  it('ends what a stranger registered with, where it is opened by another, and lets the owner set a password', async () => {
    const stranger = await register(STRANGERS, { reminder: QUESTION });
    await api.db.insert(passkeys).values({
      ...{ userId: stranger.id, channelId: 1, credentialId: email, publicKey: 'x', counter: 0 },
      ...{ transports: [], name: 'x', createdAt: api.clock.now() },
    });
    const { body } = await verify(await linkIn('/verify/email'));
    expect(body.is_registered_member).toBe(true);
    expect([await statusOf(stranger.token), await signIn(STRANGERS)]).toEqual([401, 422]);
    expect(await api.db.$count(passkeys, eq(passkeys.userId, stranger.id))).toBe(0);
    const reset = await api.call(resetReminderSpec, {
      body: { token: body.reset_token ?? '', password: OWNERS },
    });
    expect([reset.status, await signIn(OWNERS), await signIn(STRANGERS)]).toEqual([200, 200, 422]);
  });

  it('leaves the password to who is signed in as the member', async () => {
    const { token } = await register(OWNERS);
    expect((await verify(await linkIn('/verify/email'), { token })).body.reset_token).toBeUndefined();
    expect([await statusOf(token), await signIn(OWNERS)]).toEqual([200, 200]);
  });

  it('is no help to somebody who is signed in as another', async () => {
    await register(STRANGERS);
    const other = await api.signIn('member@example.jp');
    const { body } = await verify(await linkIn('/verify/email'), { token: other });
    expect(body.reset_token).toEqual(expect.any(String));
    expect(await statusOf(other)).toBe(200);
  });

  it('returns another secret to the same request while the first is open, and the first holds no longer', async () => {
    await register(STRANGERS);
    const link = await linkIn('/verify/email');
    const repeated = { [REQUEST_KEY_HEADER]: randomUUID() };
    const first = (await verify(link, {}, repeated)).body.reset_token ?? '';
    const second = (await verify(link, {}, repeated)).body.reset_token ?? '';
    const reset = (token: string) => api.call(resetReminderSpec, { body: { token, password: OWNERS } });
    expect([(await reset(first)).status, (await reset(second)).status]).toEqual([422, 200]);
    expect((await verify(link, {}, repeated)).body).toEqual({ is_registered_member: true });
  });
});

describe('after some days', () => {
  const advance = (days: number) => api.clock.advance(days * DAY_MS);
  const isThere = async (id: number) =>
    (await api.db.select().from(users).where(eq(users.id, id)))[0]?.leftAt === null;

  it('the account ends, and its address is free; the mail has said so', async () => {
    const { id } = await register(STRANGERS);
    await linkIn('/verify/email');
    expect((await api.mailbox())[0]?.text).toContain(
      '30日以内に確認が済まない場合、会員登録は取り消されます',
    );
    await api.db.delete(mails);
    advance(29);
    await cleanUp(api, TASK);
    expect(await isThere(id)).toBe(true);
    advance(2);
    await cleanUp(api, TASK);
    expect([await isThere(id), await api.mailbox()]).toEqual([false, []]);
    expect((await register(OWNERS)).status).toBe(201);
  });

  it('stay accounts that are proved, that have ordered, and those from before they were told', async () => {
    const proved = await register(OWNERS);
    await verify(await linkIn('/verify/email'), { token: proved.token });
    const orderer = await register(OWNERS, { email: `b-${email}` });
    await order(orderer.token);
    const old = await register(OWNERS, { email: `c-${email}` });
    await api.db.update(users).set({ verificationAskedAt: null }).where(eq(users.id, old.id));
    const ends = await register(OWNERS, { email: `d-${email}` });
    advance(31);
    await cleanUp(api, TASK);
    const kept = await Promise.all([proved, orderer, old, ends].map(({ id }) => isThere(id)));
    expect(kept).toEqual([true, true, true, false]);
  });

  it('as many as the shop sets', async () => {
    const { id } = await register(STRANGERS);
    expect((await operatorOf(api)('settings', 'set', TASK, '3', '--channel', 'default')).code).toBe(0);
    advance(4);
    await cleanUp(api, TASK);
    expect(await isThere(id)).toBe(false);
  });
});
