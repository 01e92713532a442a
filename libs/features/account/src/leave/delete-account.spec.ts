import { logoutSpec } from '@shop/contract/auth/logout';
import { isLoginAtom, sessionAtom } from '@shop/session/session-atoms';
import { warningMessageAtom } from '@shop/session/session-notice-atoms';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { tabClock } from '@shop/testing-react/tab-clock';
import { deleteAccount } from './delete-account';

const PASSWORD = 'demo-pass-2026';
let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url, 'default', tabClock(api.clock));
});
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));
afterAll(() => {
  services.session.close();
  return api.close();
});

const hasCookie = () => document.cookie.includes('access_token=');
/** Looks at the cookies when the call is on its way. */
const watched = (seen: boolean[]): TestServices => ({
  ...services,
  api: {
    call: (endpoint, input, options) => {
      if (endpoint.method === 'DELETE') seen.push(hasCookie());
      return services.api.call(endpoint, input, options);
    },
  },
});

it('[trans-account-deletion-cookie-first] [interp-account-deletion-order] a deletion that fails restores the cookie, one that succeeds ends the session', async () => {
  await services.session.login({ identifier: 'second@example.jp', password: PASSWORD });
  const seen: boolean[] = [];
  await api.lab({ scenario: 'server-error', match: { method: 'DELETE', path: '/v1/me/user' }, times: 1 });
  await expect(deleteAccount(watched(seen), PASSWORD)).rejects.toMatchObject({ kind: 'server' });
  expect([seen, hasCookie(), services.store.get(isLoginAtom)]).toEqual([[false], true, true]);
  await deleteAccount(watched(seen), PASSWORD);
  expect([seen, hasCookie(), services.store.get(isLoginAtom)]).toEqual([[false, false], false, false]);
  await expect(
    services.session.login({ identifier: 'second@example.jp', password: PASSWORD }),
  ).rejects.toMatchObject({ code: 'auth.login_failed' });
});

it('[error-core-401] a session that has ended meanwhile is no logout: the reason is said, and nothing is deleted', async () => {
  await services.session.login({ identifier: 'member@example.jp', password: PASSWORD });
  await api.call(logoutSpec, {}, { token: services.store.get(sessionAtom).token ?? '' });
  const seen: boolean[] = [];
  await expect(deleteAccount(watched(seen), PASSWORD)).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(seen).toEqual([]);
  expect(services.store.get(warningMessageAtom)).toMatch(/もう一度ログインしてください/);
  expect(hasCookie()).toBe(false);
});
