import { loginSpec } from '@shop/contract/auth/login';
import { checkReminderSpec } from '@shop/contract/reminder/check-reminder';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { resetReminderSpec } from '@shop/contract/reminder/reset-reminder';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { firstMail } from '@shop/testing-api/first-mail';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password';
import { mails, mailTokens, users } from '../db/schema';
import { normaliseAnswer } from '../users/read-user-input';
import { HOUR_MS } from '../durations';

const EMAIL = 'member@example.jp';
const PASSWORD = 'hana-to-mori-7';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.test' } } });
  // Only what the test itself is answered with; the demonstration has mails of its own.
  await api.db.delete(mails);
});
afterEach(() => api.close());

const ask = (email: string, target: 'password' | 'username' = 'password') =>
  api.call(requestReminderSpec, { body: { email, target } });
const tokenFromMail = async () => /token=([\w-]+)/.exec((await firstMail(api)).text)?.[1] ?? '';
const request = async (target: 'password' | 'username' = 'password') => {
  expect((await ask(EMAIL, target)).status).toBe(204);
  return tokenFromMail();
};
const check = (token: string, channel = 'default') =>
  api.call(checkReminderSpec, { body: { token } }, { channel });
const reset = (body: object) => api.callWith(resetReminderSpec, { body });
const login = (password: string) => api.call(loginSpec, { body: { email: EMAIL, password } });
const setQuestion = async () =>
  api.db
    .update(users)
    .set({ reminderQuestionCt: 4, reminderAnswerHash: await hashPassword(normaliseAnswer('カレー ライス')) })
    .where(eq(users.email, EMAIL));

it('[call-post-v1-reminder-request, call-post-v1-reminder-check, call-post-v1-reminder-reset, entity-reminder, trans-password-reset-check, trans-password-reset-login] sets a password once, signs in, and ends all other sessions', async () => {
  const before = await api.signIn(EMAIL);
  const token = await request();
  expect((await check(token)).body).toEqual({ target: 'password', question_ct: null, username: null });
  const answers = await Promise.all(Array.from({ length: 5 }, () => reset({ token, password: PASSWORD })));
  const done = answers.filter(({ status }) => status === 200);
  expect(done).toHaveLength(1);
  expect(answers.find(({ status }) => status === 422)?.error.code).toBe('reminder.invalid');
  const me = (access: string) => api.call(getMyUserSpec, {}, { token: access });
  expect((await me(done[0]?.body.access_token ?? '')).status).toBe(200);
  expect((await me(before)).status).toBe(401);
  expect([(await login('demo-pass-2026')).status, (await login(PASSWORD)).status]).toEqual([422, 200]);
  expect((await check(token)).error.code).toBe('reminder.invalid');
});

it('responds the same to unknown mail addresses, and sends no mail', async () => {
  await api.db.delete(mails);
  expect((await ask('nobody@example.jp')).status).toBe(204);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await api.mailbox()).toEqual([]);
});

it('the link is valid for an hour in its own shop, and is stored as a hash', async () => {
  const token = await request();
  expect((await check(token, 'gift')).error.code).toBe('reminder.invalid');
  expect((await check('AAAAAAAAAAAAAAAAAAAAAA')).error.code).toBe('reminder.invalid');
  expect(JSON.stringify(await api.db.select().from(mailTokens))).not.toContain(token);
  api.clock.advance(HOUR_MS);
  expect((await check(token)).error.code).toBe('reminder.invalid');
  expect(api.logLines.join('\n')).not.toContain(token);
});

it('[entity-reminder] asks the security question, five times at most', async () => {
  await setQuestion();
  const token = await request();
  expect((await check(token)).body.question_ct).toBe(4);
  const wrong = await reset({ token, password: PASSWORD, answer: 'ラーメン' });
  expect([wrong.status, wrong.error.code]).toEqual([422, 'reminder.wrong_answer']);
  expect((await reset({ token, password: PASSWORD, answer: 'ｶﾚｰﾗｲｽ' })).status).toBe(200);
  await api.db.delete(mails);
  const next = await request();
  const guesses = await Promise.all(
    Array.from({ length: 8 }, () => reset({ token: next, password: 'umi-to-sora-9', answer: '寿司' })),
  );
  expect(guesses.filter(({ error }) => error.code === 'reminder.wrong_answer')).toHaveLength(5);
  expect((await reset({ token: next, password: 'umi-to-sora-9', answer: 'カレーライス' })).error.code).toBe(
    'reminder.invalid',
  );
  expect((await login(PASSWORD)).status).toBe(200);
});

it('does not ask the question of whoever registered with an address without proving it, and forgets it', async () => {
  await setQuestion();
  await api.db
    .update(users)
    .set({ emailVerifiedAt: null, isRegisteredMember: false })
    .where(eq(users.email, EMAIL));
  const token = await request();
  expect((await check(token)).body.question_ct).toBeNull();
  const { body } = await reset({ token, password: PASSWORD });
  expect(body.is_registered_member).toBe(true);
  const [user] = await api.db
    .select()
    .from(users)
    .where(eq(users.id, body.user_id ?? 0));
  expect(user).toMatchObject({ reminderQuestionCt: null, reminderAnswerHash: null });
});

it('rejects a weak password, and the link stays valid', async () => {
  const token = await request();
  expect((await reset({ token })).error.errors).toHaveProperty('password');
  expect((await reset({ token, password: 'password123' })).error.code).toBe('user.common_password');
  expect((await reset({ token, password: PASSWORD })).status).toBe(200);
});

it('shows a forgotten user name and sets another, without signing in', async () => {
  const token = await request('username');
  expect((await check(token)).body).toEqual({ target: 'username', question_ct: null, username: 'member' });
  expect((await reset({ token, username: 'second' })).error.code).toBe('user.username_taken');
  const done = await reset({ token, username: 'Morino.M', password: PASSWORD });
  expect(done.body.access_token).toBeNull();
  expect(
    (await api.call(loginSpec, { body: { username: 'morino.m', password: 'demo-pass-2026' } })).status,
  ).toBe(200);
  expect((await check(token)).status).toBe(422);
});

it('limits the mails to one address', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(EMAIL)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  await tokenFromMail();
});
