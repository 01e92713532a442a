import { refreshTokenSpec } from '@shop/contract/auth/refresh-token';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { rateCounters, sessions } from '../db/schema';
import { DAY_MS, HOUR_MS } from '../durations';

const SECRET = 'a token secret that only this test knows';
const KEY = new TextEncoder().encode(SECRET);

describe('access tokens', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi({ config: { tokenSecret: SECRET } });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const table of [sessions, rateCounters]) await api.db.delete(table);
    token = await api.signIn('member@example.jp');
  });

  const statusWith = async (value: string, channel = 'default') =>
    (await api.call(getMyUserSpec, {}, { token: value, channel })).status;
  const sign = (claims: Record<string, unknown>, key = KEY, alg = 'HS256') =>
    new SignJWT({ ...decodeJwt(token), ...claims }).setProtectedHeader({ alg }).sign(key);

  it('rejects every forged or foreign token', async () => {
    const payload = decodeJwt(token);
    const [head = '', body = '', signature = ''] = token.split('.');
    expect(await statusWith(token)).toBe(200);
    const attacks: Record<string, string> = {
      'alg none': new UnsecuredJWT(payload).encode(),
      'another key': await sign({}, new TextEncoder().encode('another secret, as long as it should be')),
      'another algorithm of the same key': await sign({}, KEY, 'HS512'),
      'another audience': await sign({ aud: 'elsewhere' }),
      'no audience': await sign({ aud: undefined }),
      'another issuer': await sign({ iss: 'elsewhere' }),
      'another subject': await sign({ sub: String(Number(payload.sub) + 1) }),
      'no session': await sign({ sid: undefined }),
      'an unknown session': await sign({ sid: 'unknown' }),
      'another channel': await sign({ channel: 'gift' }),
      'no expiry': await sign({ exp: undefined }),
      'a changed body': `${head}.${body.slice(0, -2)}AA.${signature}`,
      'no signature': `${head}.${body}.`,
      'no token': 'x',
    };
    for (const [name, attack] of Object.entries(attacks))
      expect({ name, status: await statusWith(attack) }).toEqual({ name, status: 401 });
  });

  it('is not valid in another shop, not even for the same mail address', async () => {
    expect(await statusWith(token, 'gift')).toBe(401);
    expect((await api.call(refreshTokenSpec, {}, { token, channel: 'gift' })).status).toBe(401);
  });

  it('rejects an invalid token also where signing in is optional', async () => {
    expect((await api.call(getFrontSettingsSpec, {}, { token: 'a.b.c' })).status).toBe(401);
    expect((await api.call(getFrontSettingsSpec, {}, { token })).status).toBe(200);
  });

  it('marks every response to a request with a token as private', async () => {
    const response = await api.call(getFrontSettingsSpec, {}, { token });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it('[call-post-v1-auth-refresh] refreshes an expired token for 14 days while its session lives', async () => {
    api.clock.advance(HOUR_MS + 1_000);
    expect(await statusWith(token)).toBe(401);
    const renewed = await api.call(refreshTokenSpec, {}, { token });
    expect(await statusWith(renewed.body.access_token ?? '')).toBe(200);
    api.clock.advance(14 * DAY_MS + HOUR_MS);
    const late = await api.call(refreshTokenSpec, {}, { token: renewed.body.access_token ?? '' });
    expect(late.status).toBe(401);
  });

  it('twenty parallel refreshes of one token issue tokens of one family', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => api.call(refreshTokenSpec, {}, { token })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    const ids = responses.map(({ body }) => decodeJwt(body.access_token ?? '').jti);
    expect(new Set(ids).size).toBe(1);
    expect(await api.db.select().from(sessions)).toHaveLength(1);
  });

  it('responds to a delayed refresh with the current token, even when it was replaced meanwhile', async () => {
    const renew = async (held: string) => (await api.call(refreshTokenSpec, {}, { token: held })).body;
    const first = (await renew(token)).access_token ?? '';
    api.clock.advance(20_000);
    const second = (await renew(first)).access_token ?? '';
    api.clock.advance(9_000);
    const delayed = (await renew(token)).access_token ?? '';
    expect(decodeJwt(delayed).jti).toBe(decodeJwt(second).jti);
    expect(await statusWith(second)).toBe(200);
    api.clock.advance(2_000);
    expect((await api.call(refreshTokenSpec, {}, { token })).status).toBe(401);
    expect(await statusWith(second)).toBe(401);
  });

  it('ends the token family when a replaced token is used after the grace period', async () => {
    const renewed = (await api.call(refreshTokenSpec, {}, { token })).body.access_token ?? '';
    api.clock.advance(31_000);
    expect((await api.call(refreshTokenSpec, {}, { token })).status).toBe(401);
    expect(await statusWith(renewed)).toBe(401);
  });
});
