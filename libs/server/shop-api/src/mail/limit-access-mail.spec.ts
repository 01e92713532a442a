import { createInquirySpec } from '@shop/contract/inquiries/create-inquiry';
import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { createUserSpec } from '@shop/contract/users/create-user';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { newUserInput } from '@shop/testing-api/contract-cases/case-fixtures';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { like } from 'drizzle-orm';
import { rateCounters } from '../db/schema';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from '../http/create-trusted-client-ip-reader';

const PER_NETWORK = 100;
const PER_MAILBOX = 10;
const ACCESS = 'access-mail/%';
const ACCESS_MAILBOXES = 'access-mail-to/%';
const SECRET = 'a shared secret for tests';
const PASSWORD = 'demo-pass-2026';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { internalSecret: SECRET } });
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const counted = async (kind: string) =>
  (await api.db.select().from(rateCounters).where(like(rateCounters.key, kind))).map(({ count }) => count);
/** Puts the counters of a kind to a number, as after so many mails. */
const setTo = (kind: string, count: number) =>
  api.db.update(rateCounters).set({ count }).where(like(rateCounters.key, kind));

const register = (email: string, headers = {}) =>
  api.callWith(createUserSpec, { body: newUserInput(email) }, { headers });
const verify = (email: string) => api.call(requestEmailVerifySpec, { body: { email } });
const change = async (email: string) => {
  const body = { email, current_password: PASSWORD };
  return api.call(updateMyUserSpec, { body }, { token: await api.signIn('unregistered@example.jp') });
};
const inquire = (email: string) =>
  api.call(createInquirySpec, { body: { name: '山田 花子', email, body: '在庫はありますか' } });

/** What somebody gets into an account by. */
const OF_ACCESS: readonly (readonly [
  string,
  (email: string) => Promise<{ readonly status: number; readonly headers: Headers }>,
])[] = [
  ['a registration', register],
  ['a request to verify an address', verify],
  ['another address of a member', change],
];
/** A mailbox of one row of a table. */
const mailboxOf = (prefix: string, what: string) => `${prefix}${what.replaceAll(/[^a-z]/g, '')}@example.jp`;

it.each(OF_ACCESS)(
  '%s is refused where its network has sent a hundred of them in the day',
  async (_what, call) => {
    expect((await call('first@example.jp')).status).toBeLessThan(300);
    expect(await counted(ACCESS)).toEqual([1]);
    await setTo(ACCESS, PER_NETWORK - 1);
    expect((await call('hundredth@example.jp')).status).toBeLessThan(300);
    const before = await api.mailbox();
    const { status, headers } = await call('next@example.jp');
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
    expect(await api.mailbox()).toEqual(before);
  },
);

it.each(OF_ACCESS)(
  '%s is refused where the network has sent ten of them to the mailbox',
  async (what, call) => {
    const mailbox = mailboxOf('ten', what);
    expect((await call(mailbox)).status).toBeLessThan(300);
    await setTo(ACCESS_MAILBOXES, PER_MAILBOX);
    expect((await call(mailbox.replace('@', '+1@'))).status).toBe(429);
    expect((await call(`other-${mailbox}`)).status).toBeLessThan(300);
  },
);

it.each(OF_ACCESS)('%s goes on where all other mails are used up', async (what, call) => {
  const mailbox = mailboxOf('used', what);
  await inquire(mailbox);
  await setTo('stranger-mail/%', PER_NETWORK);
  await setTo('stranger-mail-to/%', PER_MAILBOX);
  expect((await inquire(mailbox)).status).toBe(429);
  expect((await call(mailbox)).status).toBeLessThan(300);
});

it('a registration counts also in a shop that lets in who has not verified the address', async () => {
  const setting = ['settings', 'set', 'PLUGIN.VERIFY_EMAIL_AT_FIRST_LOGIN.IS_USE'] as const;
  const set = (value: string) => operatorOf(api)(...setting, value, '--channel', 'default');
  await set('false');
  expect((await register('unasked@example.jp')).status).toBe(201);
  expect([await counted(ACCESS), await counted(ACCESS_MAILBOXES)]).toEqual([[1], [1]]);
  await set('true');
});

it('nobody fills a mailbox from elsewhere so that its owner cannot register', async () => {
  const from = (ip: string) => ({ [CLIENT_IP_HEADER]: ip, [INTERNAL_SECRET_HEADER]: SECRET });
  const statusFrom = async (ip: string) => (await register('owner@example.jp', from(ip))).status;
  expect(await statusFrom('61.1.1.1')).toBe(201);
  await setTo(ACCESS_MAILBOXES, PER_MAILBOX);
  expect([await statusFrom('61.1.1.1'), await statusFrom('61.1.1.2')]).toEqual([429, 201]);
});
