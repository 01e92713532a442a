import { loginSpec } from '@shop/contract/auth/login';
import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { createUserSpec } from '@shop/contract/users/create-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { until } from '@shop/testing-api/until';
import { rateCounters } from '../db/schema';
import { CLIENT_IP_HEADER, INTERNAL_SECRET_HEADER } from '../http/create-trusted-client-ip-reader';

const NAMES = { last_name: '山田', first_name: '花子', last_name_kana: 'ヤマダ', first_name_kana: 'ハナコ' };
const TAKEN = ['member@example.jp', 'second@example.jp'] as const;
const SECRET = 'a shared secret for tests';
/** The mails about registrations that a mailbox gets in a day. */
const MAILS = 10;

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ config: { internalSecret: SECRET } });
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

/** From one network, or from another one each time that a number is given. */
const register = (email: string, change: object = {}, network = 0) => {
  const headers = { [CLIENT_IP_HEADER]: `61.1.${network}.1`, [INTERNAL_SECRET_HEADER]: SECRET };
  const body = { ...NAMES, email, password: 'hana-to-mori-7', ...change };
  return api.callWith(createUserSpec, { body }, { headers });
};
const told = async (email: string) => (await api.mailbox()).filter(({ to }) => to === email).length;

// reliability 4, 5
it.each([
  ['different members', (at: number) => TAKEN[at % 2] ?? ''],
  ['one member', () => TAKEN[0]],
])('tells a client IP that asks for %s at most five times an hour what is taken', async (_who, emailOf) => {
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) {
    const { status, headers } = await register(emailOf(at));
    statuses.push(status);
    if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  // Who is new registers all the same, also from elsewhere, and who was asked for signs in.
  expect((await register(`new-${emailOf(1)}`)).status).toBe(201);
  expect((await register(emailOf(0), {}, 1)).error.code).toBe('user.email_taken');
  const sign = { email: TAKEN[0], password: 'demo-pass-2026' };
  expect((await api.call(loginSpec, { body: sign })).status).toBe(200);
});

it('a user name that is taken counts too', async () => {
  await register('named@example.jp', { username: 'yamada.h' });
  const taken = (at: number) => register(`named${at}@example.jp`, { username: 'yamada.h' });
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await taken(at)).status);
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

it('nobody keeps the owner of a mailbox from registering by doing so with the address elsewhere, or fills the mailbox', async () => {
  const email = 'owner@example.jp';
  for (let network = 1; network <= MAILS + 1; network += 1)
    expect((await register(email, {}, network)).status).toBe(201);
  expect(await told(email)).toBe(MAILS);
  expect((await register(email)).status).toBe(201);
  expect(await told(email)).toBe(MAILS);
  // Other ways to write it fill the same mailbox, and other mailboxes are told.
  for (const other of ['owner+1@example.jp', 'other@example.jp'])
    expect((await register(other)).status).toBe(201);
  expect([await told('owner+1@example.jp'), await told('other@example.jp')]).toEqual([0, 1]);
  // The owner asks for the link, which has limits of its own.
  expect((await api.call(requestEmailVerifySpec, { body: { email } })).status).toBe(204);
  await until('the link', async () => ((await told(email)) > MAILS ? true : undefined));
});
