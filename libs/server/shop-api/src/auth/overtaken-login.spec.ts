import { loginSpec } from '@shop/contract/auth/login';
import { verifyLoginSpec } from '@shop/contract/auth/verify-login';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq, isNull } from 'drizzle-orm';
import { mails, sessions, users } from '../db/schema';

const PASSWORD = 'demo-pass-2026';
const NEXT = 'hana-to-mori-7';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'https://shop.example' } } });
});
afterEach(() => api.close());

const login = (email: string) => api.call(loginSpec, { body: { email, password: PASSWORD } });

/** Runs a change of the account after the password of a sign-in was verified, before its session is stored. */
function interleave(change: () => Promise<unknown>): void {
  const transaction = api.db.transaction.bind(api.db);
  jest.spyOn(api.db, 'transaction').mockImplementationOnce(async (work, config) => {
    await change();
    return transaction(work, config);
  });
}

const changePassword = async (token: string) => {
  const body = { current_password: PASSWORD, password: NEXT };
  expect((await api.call(updateMyPasswordSpec, { body }, { token })).status).toBe(204);
};
const leave = async (token: string) => {
  const body = { current_password: PASSWORD };
  expect((await api.call(deleteMyUserSpec, { body }, { token })).status).toBe(204);
};
/** Resets the password by the link of a mail that was asked for before. */
const reset = async () => {
  const [mail] = await api.mailbox();
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  expect((await api.call(resetReminderSpec, { body: { token, password: NEXT } })).status).toBe(200);
};
const memberId = async (email: string) => {
  const rows = await api.db
    .select({ id: users.id, to: users.email })
    .from(users)
    .where(eq(users.channelId, 1));
  return rows.find(({ to }) => to === email)?.id ?? 0;
};
const openSessions = (userId: number) =>
  api.db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.endedAt)));

// reliability 4
it.each([
  ['a new password', changePassword, 1],
  ['leaving', leave, 0],
])('a sign-in that %s overtakes makes no session', async (_what, change, kept) => {
  const userId = await memberId('member@example.jp');
  const token = await api.signIn('member@example.jp');
  interleave(() => change(token));
  const { status, error } = await login('member@example.jp');
  expect([status, error]).toEqual([
    422,
    {
      code: 'auth.login_failed',
      message: 'ログインの途中で会員情報が変わりました。お手数ですが、もう一度ログインしてください',
    },
  ]);
  expect(await openSessions(userId)).toBe(kept);
});

it('a sign-in that a reset by mail overtakes makes no session, and the one of the reset goes on', async () => {
  const userId = await memberId('member@example.jp');
  await api.db.delete(mails);
  await api.call(requestReminderSpec, { body: { email: 'member@example.jp', target: 'password' } });
  while ((await api.mailbox()).length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  interleave(reset);
  expect((await login('member@example.jp')).status).toBe(422);
  expect(await openSessions(userId)).toBe(1);
});

it('a sign-in that a new password overtakes mails no code either', async () => {
  const { body } = await login('mfa@example.jp');
  const codeOf = async () => /確認コード: (\d{6})/.exec((await api.mailbox())[0]?.text ?? '')?.[1] ?? '';
  const { user_id, verify_token } = body;
  const verified = await api.call(verifyLoginSpec, {
    body: { user_id, verify_token, verify_code: await codeOf() },
  });
  const token = verified.body.access_token ?? '';
  interleave(() => changePassword(token));
  await api.db.delete(mails);
  expect((await login('mfa@example.jp')).status).toBe(422);
  expect((await api.mailbox()).map(({ subject }) => subject).join()).not.toContain('確認コード');
});

it('a session that outlived its member’s leaving opens nothing', async () => {
  const token = await api.signIn('member@example.jp');
  await api.db
    .update(users)
    .set({ leftAt: api.clock.now() })
    .where(eq(users.id, await memberId('member@example.jp')));
  expect((await api.call(getMyUserSpec, {}, { token })).status).toBe(401);
});
