import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { checkReminderSpec } from '@shop/contract/reminder/check-reminder';
import { requestReminderSpec } from '@shop/contract/reminder/request-reminder';
import { cancelPendingEmailSpec } from '@shop/contract/users/cancel-pending-email';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { updateMyPasswordSpec } from '@shop/contract/users/update-my-password';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { firstMail } from '@shop/testing-api/first-mail';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { mails, mailTokens, rateCounters, users } from '../db/schema';
import { MINUTE_MS } from '../durations';

const UNREGISTERED = 'unregistered@example.jp';
const PASSWORD = 'demo-pass-2026';

let api: TestApi;
let member: { token: string };

beforeEach(async () => {
  api = await openTestApi({ config: { shopOrigins: { default: 'http://default.test' } } });
  // Only what the test itself is answered with; the demonstration has mails of its own.
  await api.db.delete(mails);
  member = { token: await api.signIn(UNREGISTERED) };
});
afterEach(() => api.close());

const ask = (body: object = {}, who: { token?: string } = {}) =>
  api.callWith(requestEmailVerifySpec, { body }, who);
const check = (body: object, who: { token?: string; channel?: string } = {}) =>
  api.callWith(checkEmailVerifySpec, { body }, who);
const nextMail = () => firstMail(api);
const codeOf = (text: string) => /確認コード: (\d{6})/.exec(text)?.[1] ?? '';
const tokenOf = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const isRegistered = async () => (await api.call(getMyUserSpec, {}, member)).body.is_registered_member;

it('[call-post-v1-email-verify-request, call-post-v1-email-verify-check, trans-email-verify-registers] a signed-in member verifies the address with the code, once', async () => {
  expect((await ask({}, member)).status).toBe(204);
  const verify_code = codeOf((await nextMail()).text);
  expect((await check({ verify_code })).status).toBe(401);
  expect((await check({ verify_code }, member)).body).toEqual({ is_registered_member: true });
  expect(await isRegistered()).toBe(true);
  expect((await check({ verify_code }, member)).error.code).toBe('email_verify.failed');
});

it('the link verifies the address once, in its own shop, whether signed in or not', async () => {
  await ask({ email: UNREGISTERED });
  const token = tokenOf((await nextMail()).text);
  expect((await check({ token }, { channel: 'gift' })).error.code).toBe('email_verify.failed');
  const responses = await Promise.all(Array.from({ length: 10 }, () => check({ token })));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  const [user] = await api.db
    .select()
    .from(users)
    .where(and(eq(users.email, UNREGISTERED), eq(users.channelId, 1)));
  expect(user).toMatchObject({ isRegisteredMember: true, emailVerifiedAt: api.clock.now() });
});

it('responds the same whether or not the account exists, and sends a mail only to an unverified one', async () => {
  await api.db.delete(mails);
  const responses = [await ask({ email: 'nobody@example.jp' }), await ask({ email: 'member@example.jp' })];
  expect(responses.map(({ status }) => status)).toEqual([204, 204]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await api.mailbox()).toEqual([]);
  expect((await ask()).error.errors).toEqual({ email: ['メールアドレスを入力してください'] });
});

it('accepts five attempts at a code within ten minutes, including the fifth', async () => {
  await ask({}, member);
  const right = codeOf((await nextMail()).text);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let tries = 0; tries < 4; tries += 1)
    expect((await check({ verify_code: wrong }, member)).status).toBe(422);
  expect((await check({ verify_code: right }, member)).status).toBe(200);
  await api.db.delete(mails);
  await ask({}, member);
  const next = codeOf((await nextMail()).text);
  const guesses = await Promise.all(Array.from({ length: 8 }, () => check({ verify_code: wrong }, member)));
  expect(guesses.every(({ status }) => status === 422)).toBe(true);
  expect((await check({ verify_code: next }, member)).status).toBe(422);
  await api.db.delete(mails);
  await ask({}, member);
  const late = codeOf((await nextMail()).text);
  api.clock.advance(10 * MINUTE_MS);
  expect((await check({ verify_code: late }, member)).status).toBe(422);
});

it('changes the mail address once the new one is verified, unless another account has taken it', async () => {
  await ask({ email: 'moved@example.jp', current_password: PASSWORD }, member);
  const mail = await nextMail();
  expect(mail.to).toBe('moved@example.jp');
  expect((await check({ token: tokenOf(mail.text) }, member)).status).toBe(200);
  expect((await api.call(getMyUserSpec, {}, member)).body.email).toEqual({ email: 'moved@example.jp' });
  await api.db.delete(mails);
  await ask({ email: 'second@example.jp', current_password: PASSWORD }, member);
  const taken = await check({ token: tokenOf((await nextMail()).text) }, member);
  expect(taken.error.code).toBe('user.email_taken');
});

describe('the link of a change of a proved address', () => {
  const OTHERS = 'somebody-else@example.jp';
  let changer: { token: string };
  let link: string;
  const addressOf = async () => (await api.call(getMyUserSpec, {}, changer)).body.email.email;
  beforeEach(async () => {
    changer = { token: await api.signIn('member@example.jp') };
    await ask({ email: OTHERS, current_password: PASSWORD }, changer);
    const { text } = await nextMail();
    expect(text).toContain('変更をお申し込みになった会員としてログイン');
    link = tokenOf(text);
  });

  it.each([
    ['by its owner, who is nobody here', undefined],
    ['by its owner, who is another member', 'second@example.jp'],
  ])('changes nothing where it is pressed %s, and goes on with the sign-in', async (_who, owner) => {
    const caller = owner === undefined ? {} : { token: await api.signIn(owner) };
    const { status, error } = await check({ token: link }, caller);
    expect([status, error.code, await addressOf()]).toEqual([
      422,
      'email_verify.sign_in_first',
      'member@example.jp',
    ]);
    expect((await check({ token: link }, changer)).status).toBe(200);
    expect(await addressOf()).toBe(OTHERS);
  });
});

it.each([
  ['no password', {}, '現在のパスワードを入力してください'],
  ['a wrong password', { current_password: 'guess-2026' }, '現在のパスワードが正しくありません'],
])(
  'another address is not verified with %s, in either call, nor is any mail sent',
  async (_what, password, message) => {
    const email = 'thief@example.jp';
    const own = {
      last_name: '山田',
      first_name: '花子',
      last_name_kana: 'ヤマダ',
      first_name_kana: 'ハナコ',
    };
    for (const response of [
      await ask({ email, ...password }, member),
      await api.callWith(updateMyUserSpec, { body: { ...own, email, ...password } }, member),
    ]) {
      expect(response.status).toBe(422);
      expect(response.error.errors).toEqual({ current_password: [message] });
    }
    expect(await api.mailbox()).toEqual([]);
    expect(await api.db.$count(mailTokens, eq(mailTokens.email, email))).toBe(0);
  },
);

it('a changed address tells the old one, ends the other sessions and revokes every open link', async () => {
  const elsewhere = { token: await api.signIn(UNREGISTERED) };
  await api.call(requestReminderSpec, { body: { email: UNREGISTERED } });
  const reset = tokenOf((await nextMail()).text);
  await api.db.delete(mails);
  await ask({ email: 'moved@example.jp', current_password: PASSWORD }, member);
  const verify_code = codeOf((await nextMail()).text);
  await api.db.delete(mails);
  expect((await check({ verify_code }, member)).status).toBe(200);
  const told = await nextMail();
  expect(told).toMatchObject({ to: UNREGISTERED, subject: expect.stringContaining('変更') as string });
  expect(told.text).not.toContain('moved@example.jp');
  const statusOf = async (who: object) => (await api.call(getMyUserSpec, {}, who)).status;
  expect([await statusOf(member), await statusOf(elsewhere)]).toEqual([200, 401]);
  expect((await api.call(checkReminderSpec, { body: { token: reset } })).error.code).toBe('reminder.invalid');
});

it('a password that is changed revokes the open link to another address', async () => {
  await ask({ email: 'thief@example.jp', current_password: PASSWORD }, member);
  const token = tokenOf((await nextMail()).text);
  const body = { current_password: PASSWORD, password: 'umi-to-sora-9' };
  expect((await api.call(updateMyPasswordSpec, { body }, member)).status).toBe(204);
  expect((await check({ token })).error.code).toBe('email_verify.failed');
});

it('limits the mails to one address together, whichever member or call asks for them', async () => {
  const second = { token: await api.signIn('second@example.jp') };
  const wish = { email: 'victim@example.jp', current_password: PASSWORD };
  const [own] = await api.db.select().from(users).where(eq(users.email, 'second@example.jp'));
  const name = { last_name: own!.lastName, first_name: own!.firstName };
  const kana = { last_name_kana: own!.lastNameKana, first_name_kana: own!.firstNameKana };
  for (let time = 0; time < 3; time += 1) expect((await ask(wish, member)).status).toBe(204);
  const put = () => api.callWith(updateMyUserSpec, { body: { ...name, ...kana, ...wish } }, second);
  const statuses = [(await put()).status, (await put()).status, (await put()).status];
  expect(statuses).toEqual([200, 200, 429]);
});

it('stores hashes only, and limits the mails to one address', async () => {
  await ask({}, member);
  const { text } = await nextMail();
  const kept = JSON.stringify(await api.db.select().from(mailTokens));
  expect(kept).not.toContain(tokenOf(text));
  expect(kept).not.toContain(codeOf(text));
  expect(api.logLines.join('\n')).not.toContain(tokenOf(text));
  await api.db.delete(rateCounters);
  const responses = await Promise.all(Array.from({ length: 8 }, () => ask({}, member)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(3);
  const [row] = await api.db.select().from(users).where(eq(users.email, UNREGISTERED));
  expect(row?.isRegisteredMember).toBe(false);
});

it('another address that waits for its proof is seen by its member, and can be given up', async () => {
  const me = { token: await api.signIn('member@example.jp') };
  const seen = async () => {
    const { is_email_verified, pending_email } = (await api.call(getMyUserSpec, {}, me)).body;
    return [is_email_verified, pending_email];
  };
  const before = await seen();
  const body = { email: 'wanted@example.jp', current_password: PASSWORD };
  await api.callWith(updateMyUserSpec, { body }, me);
  const verify_code = codeOf((await nextMail()).text);
  expect([before[1], (await seen())[1]]).toEqual([null, 'wanted@example.jp']);
  expect((await api.call(cancelPendingEmailSpec, {}, me)).status).toBe(204);
  expect(await seen()).toEqual(before);
  expect((await check({ verify_code }, me)).error.code).toBe('email_verify.failed');
});

it('an address is verified once its code was entered, and not because its member is registered', async () => {
  await api.db.update(users).set({ isRegisteredMember: true }).where(eq(users.email, UNREGISTERED));
  const isVerified = async () => (await api.call(getMyUserSpec, {}, member)).body.is_email_verified;
  expect(await isVerified()).toBe(false);
  await ask({}, member);
  await check({ verify_code: codeOf((await nextMail()).text) }, member);
  expect(await isVerified()).toBe(true);
});
