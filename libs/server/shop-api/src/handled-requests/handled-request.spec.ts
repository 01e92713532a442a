import { REQUEST_KEY_HEADER } from '@shop/contract/carts/request-key-header';
import { takeCouponSpec } from '@shop/contract/coupons/take-coupon';
import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { createProductRequestSpec } from '@shop/contract/product-requests/create-product-request';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { createUserSpec } from '@shop/contract/users/create-user';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { issueMailToken } from '../auth/mail-token';
import {
  coupons,
  handledRequests,
  mails,
  mailTokens,
  productRequests,
  rateCounters,
  userCoupons,
  users,
} from '../db/schema';
import { DAY_MS } from '../durations';

const KEY = 'the-key-of-one-request';
const PASSWORD = 'demo-pass-2026';
const NEXT_PASSWORD = 'hana-to-mori-7';
const NEWCOMER = {
  ...{ email: '', password: NEXT_PASSWORD, last_name: '山田', first_name: '花子' },
  ...{ last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ', phone_number: '03-1234-5678' },
};

let api: TestApi;
let userId: number;
let token: string;
let member: typeof users.$inferSelect;
let newcomers = 0;
beforeAll(async () => {
  api = await openTestApi();
  const [second] = await api.db
    .select()
    .from(users)
    .where(and(eq(users.email, 'second@example.jp'), eq(users.channelId, 1)));
  member = second!;
  userId = member.id;
});
beforeEach(async () => {
  for (const table of [mails, mailTokens, userCoupons, productRequests, handledRequests, rateCounters])
    await api.db.delete(table);
  await api.db.update(users).set(member).where(eq(users.id, userId));
  newcomers += 1;
  NEWCOMER.email = `new${newcomers}@example.jp`;
  token = await api.signIn('second@example.jp');
});
afterAll(() => api.close());

type Sent = Promise<{ readonly status: number }>;
type Send = (headers: Readonly<Record<string, string>>) => Sent;
const under = (key?: string) => (key === undefined ? {} : { [REQUEST_KEY_HEADER]: key });
const mailToken = (purpose: 'reminder-password' | 'reminder-username' | 'email-verify') =>
  issueMailToken(api.db, {
    ...{ userId, purpose, now: api.clock.now(), lifetimeMs: DAY_MS },
    ...(purpose === 'email-verify' && { email: 'other@example.jp' }),
  });

/** The changes of an account, what they leave behind, and how they answer whoever sends them again without a key. */
const CHANGES: Readonly<Record<string, readonly [() => Promise<Send>, () => Promise<number>, number]>> = {
  'a registration': [
    () => Promise.resolve((headers) => api.callWith(createUserSpec, { body: NEWCOMER }, { headers })),
    () => api.db.$count(users, eq(users.email, NEWCOMER.email)),
    // Nobody has proved the address yet: another registration takes it over.
    201,
  ],
  'a new password': [
    () => {
      const body = { current_password: PASSWORD, password: NEXT_PASSWORD };
      return Promise.resolve((headers) => api.callWith(updateMyPasswordSpec, { body }, { token, headers }));
    },
    () => api.db.$count(mails),
    422,
  ],
  'a password that is reset': [
    async () => {
      const body = { token: await mailToken('reminder-password'), password: NEXT_PASSWORD };
      return (headers) => api.callWith(resetReminderSpec, { body }, { headers });
    },
    () => api.db.$count(mails),
    422,
  ],
  'a user name that is reset': [
    async () => {
      const body = { token: await mailToken('reminder-username'), username: 'hanako' };
      return (headers) => api.callWith(resetReminderSpec, { body }, { headers });
    },
    () => api.db.$count(users, eq(users.username, 'hanako')),
    422,
  ],
  'a mail address that is proved': [
    async () => {
      const body = { token: await mailToken('email-verify') };
      return (headers) => api.callWith(checkEmailVerifySpec, { body }, { token, headers });
    },
    () => api.db.$count(mails),
    422,
  ],
  'a coupon': [
    async () => {
      const [offer] = await api.db
        .select({ id: coupons.id })
        .from(coupons)
        .where(and(eq(coupons.channelId, 1), eq(coupons.isShow, true)));
      const body = { coupon_id: offer!.id };
      return (headers) => api.callWith(takeCouponSpec, { body }, { token, headers });
    },
    () => api.db.$count(userCoupons, eq(userCoupons.userId, userId)),
    422,
  ],
  'a product request of a member': [
    () => {
      const body = { product_name: '右ききの土瓶' };
      return Promise.resolve((headers) =>
        api.callWith(createProductRequestSpec, { body }, { token, headers }),
      );
    },
    () => api.db.$count(productRequests, eq(productRequests.productName, '右ききの土瓶')),
    201,
  ],
  'a product request of a guest': [
    () => {
      const body = { product_name: '右ききの土瓶', name: '山田', email: 'yamada@example.jp' };
      return Promise.resolve((headers) => api.callWith(createProductRequestSpec, { body }, { headers }));
    },
    () => api.db.$count(productRequests, eq(productRequests.productName, '右ききの土瓶')),
    201,
  ],
};

// reliability 33
it.each(Object.entries(CHANGES))(
  '%s that is sent again under its key gets the same response and happens once',
  async (_change, [prepare, count, withoutKey]) => {
    const send = await prepare();
    const first = await send(under(KEY));
    expect(first.status).toBeLessThan(300);
    expect((await send(under(KEY))).status).toBe(first.status);
    expect(await count()).toBe(1);
    expect((await send(under())).status).toBe(withoutKey);
  },
);

it.each(Object.entries(CHANGES))(
  '%s that is sent twice at once under its key gets the same response and happens once',
  async (_change, [prepare, count]) => {
    const send = await prepare();
    const statuses = (await Promise.all([send(under(KEY)), send(under(KEY))])).map(({ status }) => status);
    expect(new Set(statuses).size).toBe(1);
    expect(statuses[0]).toBeLessThan(300);
    expect(await count()).toBe(1);
  },
);

it('a registration whose mail was never written is told of when it is sent again, and asks for the code that is on', async () => {
  const send = () =>
    api.callWith(createUserSpec, { body: { ...NEWCOMER, is_login: true } }, { headers: under(KEY) });
  expect((await send()).body.access_token).not.toBeNull();
  await api.db.delete(mails);
  await api.db.delete(mailTokens);
  const isOwn = eq(users.email, NEWCOMER.email);
  await api.db.update(users).set({ isVerifiedByMail: true }).where(isOwn);
  expect((await send()).body.access_token).toBeNull();
  expect((await send()).status).toBe(201);
  expect(await api.mailbox()).toHaveLength(1);
});

it('another password under the key of a registration is nobody’s', async () => {
  const headers = under(KEY);
  expect((await api.callWith(createUserSpec, { body: NEWCOMER }, { headers })).status).toBe(201);
  const body = { ...NEWCOMER, password: 'another-pass-9' };
  expect((await api.callWith(createUserSpec, { body }, { headers })).error.code).toBe('user.email_taken');
});

it('a registration that is sent twice at once registers one member, and both are signed in', async () => {
  const send = () => api.callWith(createUserSpec, { body: NEWCOMER }, { headers: under(KEY) });
  const responses = await Promise.all([send(), send()]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(await api.db.$count(users, eq(users.email, NEWCOMER.email))).toBe(1);
  for (const { body } of responses)
    expect((await api.call(getMyUserSpec, {}, { token: body.access_token ?? '' })).status).toBe(200);
});

it('a member’s key is of no use to another', async () => {
  const body = { current_password: PASSWORD, password: NEXT_PASSWORD };
  const headers = under(KEY);
  expect((await api.callWith(updateMyPasswordSpec, { body }, { token, headers })).status).toBe(204);
  const wrong = { current_password: NEXT_PASSWORD, password: NEXT_PASSWORD };
  const other = { token: await api.signIn('member@example.jp'), headers };
  expect((await api.callWith(updateMyPasswordSpec, { body: wrong }, other)).error.code).toBe(
    'user.wrong_password',
  );
  const stored = JSON.stringify(await api.db.select().from(handledRequests));
  expect(stored).not.toContain(KEY);
});
