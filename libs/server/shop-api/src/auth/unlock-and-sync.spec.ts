import { createSyncTokenSpec } from '@shop/contract/auth/create-sync-token';
import { loginSpec } from '@shop/contract/auth/login';
import { loginSyncChannelSpec } from '@shop/contract/auth/login-sync-channel';
import { unlockAccountSpec } from '@shop/contract/auth/unlock-account';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { firstMail } from '@shop/testing-api/first-mail';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { and, eq } from 'drizzle-orm';
import { channels, mails, rateCounters, users } from '../db/schema';

const EMAIL = 'member@example.jp';
let api: TestApi;
beforeEach(async () => {
  api = await openTestApi({
    config: { shopOrigins: { default: 'http://default.test', gift: 'http://gift.test' } },
  });
  await api.db.delete(mails);
});
afterEach(() => api.close());

describe('unlocking', () => {
  const login = (password: string, email = EMAIL) => api.call(loginSpec, { body: { email, password } });
  const unlock = (code: string, channel = 'default') =>
    api.call(unlockAccountSpec, { params: { code } }, { channel });
  const lock = async (email = EMAIL) => {
    for (let tries = 0; tries < 10; tries += 1) await login('wrong-pass-1', email);
    return login('demo-pass-2026', email);
  };

  it('[call-get-v1-auth-unlock-code, trans-unlock-flag] unlocks by the link of a mail, once', async () => {
    expect((await lock()).status).toBe(429);
    const { text } = await firstMail(api);
    expect((await login('demo-pass-2026')).status).toBe(429);
    const code = /http:\/\/default\.test\/login\/unlock\?code=([\w-]{22})\n/.exec(text)?.[1] ?? '';
    expect((await unlock(code, 'gift')).error.code).toBe('auth.unlock_failed');
    expect((await unlock(code)).body).toEqual({ is_unlocked: true });
    expect((await login('demo-pass-2026')).status).toBe(200);
    expect((await unlock(code)).error.code).toBe('auth.unlock_failed');
    expect(await api.mailbox()).toHaveLength(1);
    expect(api.logLines.join('\n')).not.toContain(code);
  });

  const TOO_MANY = 1_000;
  it.each([
    ['of this account from this address', /^login\/[\w-]+\/[\w-]+\/[\w-]+$/, 200],
    ['of this address, for all accounts', /^login\/[\w-]+\/\*\/[\w-]+$/, 429],
    ['of this account, from anywhere', /^login\/[\w-]+\/[\w-]+\/\*$/, 200],
  ])(
    'the owner unlocks by mail what the counter %s has locked, also when it is full again',
    async (_what, isCounter, statusOfOther) => {
      await login('wrong-pass-1');
      const counters = await api.db.select().from(rateCounters);
      const counter = counters.find(({ key }) => isCounter.test(key))!;
      const fill = () =>
        api.db
          .insert(rateCounters)
          .values({ ...counter, count: TOO_MANY })
          .onConflictDoUpdate({ target: rateCounters.key, set: { count: TOO_MANY } });
      await fill();
      expect((await login('demo-pass-2026')).status).toBe(429);
      const code = /code=([\w-]{22})\n/.exec((await firstMail(api)).text)?.[1] ?? '';
      expect((await unlock(code)).body).toEqual({ is_unlocked: true });
      await fill();
      expect((await login('demo-pass-2026', 'second@example.jp')).status).toBe(statusOfOther);
      for (let wrong = 0; wrong < 9; wrong += 1) expect((await login('wrong-pass-1')).status).toBe(422);
      expect((await login('demo-pass-2026')).status).toBe(200);
      await fill();
      expect((await login('wrong-pass-1')).status).toBe(429);
    },
  );

  it('sends no mail where there is no such account', async () => {
    expect((await lock('nobody@example.jp')).status).toBe(429);
    expect(await api.mailbox()).toEqual([]);
  });
});

describe('moving to another shop while signed in', () => {
  const start = (token: string, channel = 'gift') =>
    api.call(createSyncTokenSpec, { body: { channel } }, { token });
  const arrive = (sync_token: string, channel = 'gift') =>
    api.call(loginSyncChannelSpec, { body: { sync_token } }, { channel });
  const giftUser = async (email: string) => {
    const [row] = await api.db
      .select({ id: users.id })
      .from(users)
      .innerJoin(channels, eq(channels.id, users.channelId))
      .where(and(eq(users.email, email), eq(channels.key, 'gift')));
    return row!.id;
  };

  it('[call-post-v1-auth-login-sync-channel] signs in to the account there that has the same verified mail address, once', async () => {
    const { body } = await start(await api.signIn(EMAIL));
    expect(body.url).toBe(`http://gift.test/login_sync#${body.sync_token}`);
    const responses = await Promise.all(Array.from({ length: 8 }, () => arrive(body.sync_token)));
    const [done, ...others] = responses.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(done?.body.user_id).toBe(await giftUser(EMAIL));
    const me = (channel: string) =>
      api.call(getMyUserSpec, {}, { token: done?.body.access_token ?? '', channel });
    expect([(await me('gift')).status, (await me('default')).status]).toEqual([200, 401]);
  });

  it('still requires the one-time code of a member who uses one', async () => {
    await api.db
      .update(users)
      .set({ isVerifiedByMail: true })
      .where(eq(users.id, await giftUser(EMAIL)));
    const { body } = await start(await api.signIn(EMAIL));
    expect((await arrive(body.sync_token)).body).toMatchObject({ is_verify: true, access_token: null });
  });

  it('is valid only in the shop it was issued for, for one minute', async () => {
    const { body } = await start(await api.signIn(EMAIL));
    expect((await arrive(body.sync_token, 'school')).error.code).toBe('auth.sync_failed');
    api.clock.advance(60_000);
    expect((await arrive(body.sync_token)).error.code).toBe('auth.sync_failed');
    expect((await arrive('AAAAAAAAAAAAAAAAAAAAAA')).error.code).toBe('auth.sync_failed');
  });

  it('rejects mail addresses that are not verified, on either side', async () => {
    const unverified = await start(await api.signIn('unregistered@example.jp'));
    expect([unverified.status, unverified.error.code]).toEqual([403, 'user.address_not_verified']);
    await api.db
      .update(users)
      .set({ emailVerifiedAt: null })
      .where(eq(users.id, await giftUser(EMAIL)));
    const token = await api.signIn(EMAIL);
    for (const channel of ['gift', 'default', 'no-such'])
      expect((await start(token, channel)).error.code).toBe('auth.sync_failed');
  });
});
