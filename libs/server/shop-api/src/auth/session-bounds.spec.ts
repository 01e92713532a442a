import { loginSpec } from '@shop/contract/auth/login';
import { logoutSpec } from '@shop/contract/auth/logout';
import { refreshTokenSpec } from '@shop/contract/auth/refresh-token';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { loginHistories, sessions, users } from '../db/schema';
import { MINUTE_MS } from '../durations';
import { MAX_LOGIN_HISTORIES } from '../login-histories/record-login';
import { DEMO_PASSWORD } from '../seed/demo-members';
import { MAX_SESSIONS } from './remove-oldest-sessions';
import { createSession, MAX_REPLACED_TOKENS } from './session-store';

const EMAIL = 'member@example.jp';
/** As many times as a script asks in a moment. */
const LOOP = 40;

let api: TestApi;
let userId: number;
beforeAll(async () => {
  api = await openTestApi();
  const [user] = await api.db
    .select()
    .from(users)
    .where(and(eq(users.email, EMAIL), eq(users.channelId, 1)));
  userId = user?.id ?? 0;
});
beforeEach(async () => {
  for (const table of [sessions, loginHistories]) await api.db.delete(table);
});
afterAll(() => api.close());

const refresh = async (token: string) =>
  (await api.call(refreshTokenSpec, {}, { token })).body.access_token ?? '';
const statusOf = async (token: string) => (await api.call(getMyUserSpec, {}, { token })).status;
const replaced = async () => (await api.db.select().from(sessions))[0]?.replacedTokens ?? [];

it('a session that is refreshed in a loop keeps few tokens, and is not taken for a stolen one', async () => {
  const first = await api.signIn(EMAIL);
  let token = first;
  for (let time = 0; time < LOOP; time += 1) token = await refresh(token);
  expect(await replaced()).toHaveLength(MAX_REPLACED_TOKENS);
  expect(await statusOf(await refresh(first))).toBe(200);
  api.clock.advance(MINUTE_MS);
  const next = await refresh(token);
  expect([await statusOf(next), (await replaced()).length]).toEqual([200, 1]);
});

it('an account keeps so many sessions: what has ended or was used longest ago goes first', async () => {
  const add = async (count: number) => {
    for (let time = 0; time < count; time += 1)
      await createSession(api.db, { userId, method: 'password' }, api.clock.now());
  };
  const phone = await api.signIn(EMAIL);
  const laptop = await api.signIn(EMAIL);
  const tablet = await api.signIn(EMAIL);
  await add(MAX_SESSIONS - 3);
  await api.call(logoutSpec, {}, { token: tablet });
  api.clock.advance(MINUTE_MS);
  const used = await refresh(phone);
  await add(1);
  expect([await api.db.$count(sessions), await statusOf(laptop)]).toEqual([MAX_SESSIONS, 200]);
  await add(MAX_SESSIONS - 2);
  expect([await statusOf(laptop), await statusOf(used)]).toEqual([401, 200]);
  const { status } = await api.call(loginSpec, { body: { email: EMAIL, password: DEMO_PASSWORD } });
  expect([status, await api.db.$count(sessions)]).toEqual([200, MAX_SESSIONS]);
});

it('an account keeps so many sign-ins in its history, the newest', async () => {
  const loggedInAt = new Date(api.clock.now().getTime() - MINUTE_MS);
  const past = { userId, clientIp: '192.0.2.1', userAgent: 'Past', loggedInAt };
  await api.db.insert(loginHistories).values(Array.from({ length: MAX_LOGIN_HISTORIES }, () => past));
  await api.signIn(EMAIL);
  expect(await api.db.$count(loginHistories)).toBe(MAX_LOGIN_HISTORIES);
  expect(await api.db.$count(loginHistories, eq(loginHistories.loggedInAt, api.clock.now()))).toBe(1);
});
