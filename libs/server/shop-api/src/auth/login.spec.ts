import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { loginSpec } from '@shop/contract/auth/login';
import { logoutSpec } from '@shop/contract/auth/logout';
import { refreshTokenSpec } from '@shop/contract/auth/refresh-token';
import { verifyLoginSpec } from '@shop/contract/auth/verify-login';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { like } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { rateCounters } from '../db/schema';
import { MINUTE_MS } from '../durations';

const PASSWORD = 'demo-pass-2026';

describe('signing in', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const login = (email: string, password = PASSWORD) => api.call(loginSpec, { body: { email, password } });
  const codeOfNewestMail = async () => {
    const [mail] = await api.mailbox();
    return /確認コード: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  };

  it('[call-post-v1-auth-login, entity-login-response] [interp-verify-code-in-answer] [gap-credentials-names] returns a token whose subject is the user id', async () => {
    const { body } = await login('member@example.jp');
    expect(body).toMatchObject({ is_verify: false, is_registered_member: true, expires_in: 3600 });
    const claims = decodeJwt(body.access_token ?? '');
    expect(claims.sub).toBe(String(body.user_id));
    expect(claims['channel']).toBe('default');
    expect(Date.parse(body.expires_at ?? '')).toBe(api.clock.now().getTime() + 3_600_000);
  });

  it.each([
    { name: 'full width and capitals', email: '　Ｍember@Example.jp ', status: 200 },
    { name: 'a space and a user name', email: ' member ', status: 200 },
    { name: 'a user name in the same field', email: 'member', status: 200 },
    { name: 'a wrong password', email: 'member@example.jp', password: 'demo-pass-2025', status: 422 },
    { name: 'an unknown account', email: 'nobody@example.jp', status: 422 },
    { name: 'an empty password', email: 'member@example.jp', password: '', status: 422 },
    { name: 'a name with SQL in it', email: "' or 1=1 --", status: 422 },
  ])('$name gets a $status', async ({ email, password, status }) => {
    expect((await login(email, password)).status).toBe(status);
  });

  it('responds the same to a wrong password and an unknown account', async () => {
    const wrong = await login('second@example.jp', 'wrong-password');
    const unknown = await login('unknown@example.jp', 'wrong-password');
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.error).toEqual(wrong.error);
  });

  it.each([
    { email: 'unregistered@example.jp', flags: { is_registered_member: false } },
    { email: 'expired@example.jp', flags: { has_password_expired: true } },
    { email: 'manager@example.jp', flags: { is_manager_login: true } },
  ])('returns the flags of $email', async ({ email, flags }) => {
    expect((await login(email)).body).toMatchObject(flags);
  });

  it('[call-post-v1-auth-verify] completes a login with the code of the mail, once, and never returns the code', async () => {
    const { body } = await login('mfa@example.jp');
    expect(body).toMatchObject({ is_verify: true, access_token: null, verify_code: null });
    const code = await codeOfNewestMail();
    expect(JSON.stringify(body)).not.toContain(code);
    const use = { user_id: body.user_id, verify_code: code, verify_token: body.verify_token };
    expect((await api.call(verifyLoginSpec, { body: use })).body.access_token).not.toBeNull();
    expect((await api.call(verifyLoginSpec, { body: use })).error.code).toBe('auth.verify_failed');
  });

  it('accepts a code only with the attempt that it was mailed for', async () => {
    const another = (await login('mfa@example.jp')).body;
    api.clock.advance(1_000);
    const first = (await login('mfa@example.jp')).body;
    const use = { user_id: first.user_id, verify_code: await codeOfNewestMail() };
    for (const verify_token of [undefined, null, '', another.verify_token])
      expect((await api.call(verifyLoginSpec, { body: { ...use, verify_token } })).status).toBe(422);
    const verify_token = first.verify_token;
    expect((await api.call(verifyLoginSpec, { body: { ...use, verify_token } })).status).toBe(200);
  });

  it.each([
    { name: 'after five wrong tries', wrong: 5, waitMs: 0 },
    { name: 'after ten minutes', wrong: 0, waitMs: 10 * MINUTE_MS },
  ])('rejects the right code $name', async ({ wrong, waitMs }) => {
    const { body } = await login('mfa@example.jp');
    const code = await codeOfNewestMail();
    const use = (verify_code: string) =>
      api.call(verifyLoginSpec, {
        body: { user_id: body.user_id, verify_code, verify_token: body.verify_token },
      });
    const other = code === '000000' ? '000001' : '000000';
    await Promise.all(Array.from({ length: wrong }, () => use(other)));
    api.clock.advance(waitMs);
    expect((await use(code)).status).toBe(422);
  });

  it('[call-post-v1-auth-logout] ends every token of the session at once', async () => {
    const token = await api.signIn('member@example.jp');
    const renewed = (await api.call(refreshTokenSpec, {}, { token })).body.access_token ?? '';
    expect((await api.call(logoutSpec, {}, { token: renewed })).status).toBe(204);
    for (const old of [token, renewed]) {
      expect((await api.call(getMyUserSpec, {}, { token: old })).status).toBe(401);
      expect((await api.call(refreshTokenSpec, {}, { token: old })).status).toBe(401);
    }
  });

  it('limits wrong passwords for each account and client IP, without limiting others', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 12 }, () => login('buyer@example.jp', 'wrong-password')),
    );
    const rejections = attempts.filter(({ status }) => status === 429);
    expect(rejections).toHaveLength(2);
    expect(Number(rejections[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await login('buyer@example.jp')).status).toBe(429);
    expect((await login('member@example.jp')).status).toBe(200);
    api.clock.advance(15 * MINUTE_MS);
    expect((await login('buyer@example.jp')).status).toBe(200);
  });

  // reliability 5
  it('wrong passwords of others do not lock a member out who signs in from another client IP', async () => {
    const config = { internalSecret: 'a shared secret for tests' };
    const other = await openTestApi({ config });
    const from = (address: string, password: string) =>
      other.call(
        loginSpec,
        { body: { email: 'member@example.jp', password } },
        { headers: { 'x-shop-internal-secret': config.internalSecret, 'x-shop-client-ip': address } },
      );
    for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.3'])
      for (let tries = 0; tries < 11; tries += 1) await from(address, 'wrong-password');
    expect((await from('192.0.2.1', PASSWORD)).status).toBe(429);
    expect((await from('192.0.2.4', PASSWORD)).status).toBe(200);
    await other.close();
  });

  // reliability 5
  it('an IP that is blocked adds no counters, whichever addresses it invents', async () => {
    const BLOCKED = 1_000;
    await login('first@invented.example', 'wrong-password');
    await api.db.update(rateCounters).set({ count: BLOCKED }).where(like(rateCounters.key, 'login/%/*/%'));
    const before = await api.db.$count(rateCounters);
    expect((await login('second@invented.example', 'wrong-password')).status).toBe(429);
    expect(await api.db.$count(rateCounters)).toBe(before);
    await api.db.delete(rateCounters);
  });

  it('cannot be evaded with a forged X-Forwarded-For', async () => {
    const attempts = [];
    for (let index = 0; index < 11; index += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${index}` };
      const body = { email: 'second@example.jp', password: 'wrong-password' };
      attempts.push((await api.call(loginSpec, { body }, { headers })).status);
    }
    expect(attempts.at(-1)).toBe(429);
    api.clock.advance(15 * MINUTE_MS);
  });
});
