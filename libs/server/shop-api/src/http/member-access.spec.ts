import { CONTRACT_TABLE } from '@shop/contract/table';
import type { EndpointSpec } from '@shop/contract';
import { createTestClock, openTestApi, type TestApi } from '@shop/testing-api';

/** The call that renews an expired token must take one. */
const RENEWS = '/v1/auth/refresh';
const ACCESS_TOKEN_LIFETIME_MS = 60 * 60 * 1000;

const MEMBER_CALLS = CONTRACT_TABLE.filter(
  ({ endpoint }) => endpoint.auth === 'member' && endpoint.path !== RENEWS,
).map((spec) => [`${spec.endpoint.method} ${spec.endpoint.path}`, spec] as const);

let api: TestApi;
let expired: string;
let elsewhere: string;
let ended: string;

beforeAll(async () => {
  const clock = createTestClock();
  api = await openTestApi({ clock });
  expired = await api.signIn('member@example.jp');
  clock.advance(ACCESS_TOKEN_LIFETIME_MS + 1000);
  elsewhere = await api.signIn('member@example.jp', 'gift');
  ended = await api.signIn('member@example.jp');
  await api.request('/v1/auth/logout', {
    method: 'POST',
    headers: { 'channel-id': 'default', authorization: `Bearer ${ended}` },
  });
});
afterAll(() => api.close());

const ask = async (spec: EndpointSpec, token?: string) => {
  const response = await api.request(spec.endpoint.path.replace(/\{[^}]+\}/g, '1'), {
    method: spec.endpoint.method,
    headers: {
      'channel-id': 'default',
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(spec.endpoint.method === 'GET' ? {} : { body: '{}' }),
  });
  const body: unknown = await response.json();
  return [response.status, body];
};

// inventory: error-core-401
it.each(MEMBER_CALLS)('%s answers 401 to whoever is not signed in here', async (_, spec) => {
  for (const token of [undefined, expired, elsewhere, ended, 'a.b.c'])
    expect(await ask(spec, token)).toEqual([
      401,
      { code: 'auth.unauthenticated', message: 'ログインが必要です' },
    ]);
});
