import { checkEmailVerifySpec } from '@shop/contract/email-verify/check-email-verify';
import { requestEmailVerifySpec } from '@shop/contract/email-verify/request-email-verify';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { mails, mailTokens, rateCounters, users } from '../db/schema';

const UNREGISTERED = 'unregistered@example.jp';
const MINUTE_MS = 60_000;

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
/** The mail that arrives; it is not waited for by the answer. */
async function nextMail() {
  for (let tries = 0; tries < 50; tries += 1) {
    const [mail] = await api.mailbox();
    if (mail !== undefined) return mail;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('No mail arrived');
}
const codeOf = (text: string) => /確認コード: (\d{6})/.exec(text)?.[1] ?? '';
const tokenOf = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
const isRegistered = async () => (await api.call(getMyUserSpec, {}, member)).body.is_registered_member;

it('[call-post-v1-email-verify-request, call-post-v1-email-verify-check, trans-email-verify-registers] by the code, signed in, once', async () => {
  expect((await ask({}, member)).status).toBe(204);
  const verify_code = codeOf((await nextMail()).text);
  expect((await check({ verify_code })).status).toBe(401);
  expect((await check({ verify_code }, member)).body).toEqual({ is_registered_member: true });
  expect(await isRegistered()).toBe(true);
  expect((await check({ verify_code }, member)).error.code).toBe('email_verify.failed');
});

it('by the link, signed in or not, once, in its own shop', async () => {
  await ask({ email: UNREGISTERED });
  const token = tokenOf((await nextMail()).text);
  expect((await check({ token }, { channel: 'gift' })).error.code).toBe('email_verify.failed');
  const answers = await Promise.all(Array.from({ length: 10 }, () => check({ token })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await isRegistered()).toBe(true);
});

it('answers the same whether or not there is such an account, and mails only where it should', async () => {
  await api.db.delete(mails);
  const answers = [await ask({ email: 'nobody@example.jp' }), await ask({ email: 'member@example.jp' })];
  expect(answers.map(({ status }) => status)).toEqual([204, 204]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await api.mailbox()).toEqual([]);
  expect((await ask()).error.errors).toEqual({ email: ['メールアドレスを入力してください'] });
});

it('takes a code five times and ten minutes long; the right one may be the fifth', async () => {
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

it('changes the address when the new one has answered, unless somebody has it by then', async () => {
  await ask({ email: 'moved@example.jp' }, member);
  const mail = await nextMail();
  expect(mail.to).toBe('moved@example.jp');
  expect((await check({ token: tokenOf(mail.text) })).status).toBe(200);
  expect((await api.call(getMyUserSpec, {}, member)).body.email).toEqual({ email: 'moved@example.jp' });
  await api.db.delete(mails);
  await ask({ email: 'second@example.jp' }, member);
  const taken = await check({ token: tokenOf((await nextMail()).text) });
  expect(taken.error.code).toBe('user.email_taken');
});

it('keeps hashes only, and mails one address only so often', async () => {
  await ask({}, member);
  const { text } = await nextMail();
  const kept = JSON.stringify(await api.db.select().from(mailTokens));
  expect(kept).not.toContain(tokenOf(text));
  expect(kept).not.toContain(codeOf(text));
  expect(api.logLines.join('\n')).not.toContain(tokenOf(text));
  await api.db.delete(rateCounters);
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask({}, member)));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
  const [row] = await api.db.select().from(users).where(eq(users.email, UNREGISTERED));
  expect(row?.isRegisteredMember).toBe(false);
});
