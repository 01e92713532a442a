import { getPublic } from '@shop/contract/site/get-public';
import { getMyUser } from '@shop/contract/users/get-my-user';
import { createQueryClient } from '@shop/query/create-query-client';
import { browserCookies } from '@shop/session/browser-cookies';
import { systemClock } from '@shop/session/system-clock';
import { fakeToken } from '@shop/testing-api/fake-token';
import { createStore } from 'jotai/vanilla';
import { createTabServices } from './create-tab-services';

/** Resolves relative addresses against the page, as browsers do; Node's `Request` does not. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

const PlainRequest = globalThis.Request;
beforeAll(() => {
  globalThis.Request = PageRequest;
});
afterAll(() => {
  globalThis.Request = PlainRequest;
});

const sent: Request[] = [];
beforeEach(() => {
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    sent.push(new Request(input, init));
    return Promise.resolve(new Response('{}', { headers: { 'x-total': '12', 'x-limit': '3' } }));
  });
});
afterEach(() => jest.restoreAllMocks());

const open = (apiBase: string | null, channel = 'gift') =>
  createTabServices({
    store: createStore(),
    queryClient: createQueryClient('browser'),
    clock: systemClock,
    channel,
    apiBase,
  });

it.each([
  [null, 'http://localhost/api/public.json'],
  ['https://api.example/base', 'https://api.example/base/public.json'],
])('[const-base-api-default] [gap-base-api-default] with %s a call goes to %s', async (apiBase, address) => {
  const { api, session } = open(apiBase);
  await api.call(getPublic, {});
  expect(sent.map(({ url }) => url)).toEqual([address]);
  session.close();
});

it('[header-accept] [interp-accept-json] [header-content-type] [header-channel-id] [const-channel-id-value] [gap-channel-id-value] [header-x-requested-with] every call has the headers of the contract and names its channel', async () => {
  const { api, session } = open(null);
  await api.call(getPublic, {});
  await api.call(getMyUser, {});
  for (const { headers } of sent)
    expect(
      ['accept', 'content-type', 'channel-id', 'x-requested-with'].map((name) => headers.get(name)),
    ).toEqual(['application/json', 'application/json', 'gift', 'XMLHttpRequest']);
  session.close();
});

it('[header-authorization] a member’s calls carry the token, the public environment is fetched without it', async () => {
  const token = fakeToken({ sub: '7', channel: 'gift' });
  browserCookies().set('access_token', token, { days: 1 });
  browserCookies().set('expires_at', new Date(Date.now() + 60_000).toISOString(), { days: 1 });
  const { api, session } = open(null);
  await session.restore();
  await api.call(getPublic, {});
  await api.call(getMyUser, {});
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null, `Bearer ${token}`]);
  await session.logout();
  expect(sent.at(-1)?.headers.get('authorization')).toBe(`Bearer ${token}`);
  session.close();
});
