import { browserCookies } from '@shop/session/browser-cookies';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { tabClock } from '@shop/testing-react/tab-clock';
import { handle as mypage } from '../pages/mypage';
import { guardNavigation } from './guard-navigation';

// The page is not rendered, so it needs no code of a theme.
jest.mock('../page/load-theme-parts', () => ({ loadThemeParts: () => Promise.resolve() }));
// It lists the modules of the pages by Vite's import.meta.glob.
jest.mock('../page/load-page-definition', () => ({}));

/** How long a member page waits for the login check. core §2 */
const WAIT_MS = 3_000;
/** Longer than the guard waits. */
const REFRESH_MS = 4_000;
/** A timer may fire a moment early. */
const TOLERANCE_MS = 50;

const url = new URL('http://shop.example/mypage');

let api: TestApi;
let services: TestServices;
beforeAll(async () => {
  api = await openTestApi();
  const { url: baseUrl } = await api.serve();
  const token = await api.signIn('member@example.jp');
  browserCookies().set('access_token', token, { days: 1 });
  browserCookies().set('expires_at', new Date(api.clock.now().getTime() - 1).toISOString(), { days: 1 });
  services = await createTestServices(baseUrl, 'default', tabClock(api.clock));
});
afterAll(() => {
  services.session.close();
  return api.close();
});

it('[beh-guard-wait] a member page waits 3 s for a login check that hangs, then leads to the login, which returns to it', async () => {
  await api.lab({ scenario: 'slow', ms: REFRESH_MS, match: { path: '/v1/auth/refresh' } });
  const startedMs = performance.now();
  const thrown: unknown = await guardNavigation(mypage.page, url, services).catch((error: unknown) => error);
  const waitedMs = performance.now() - startedMs;
  expect(thrown).toBeInstanceOf(Response);
  expect(thrown instanceof Response && thrown.headers.get('location')).toBe('/login/');
  expect(waitedMs).toBeGreaterThan(WAIT_MS - TOLERANCE_MS);
  expect(waitedMs).toBeLessThan(REFRESH_MS);
  // The refresh goes on, and its member is signed in once it has ended.
  expect(await services.session.loginCheck()).toBe(true);
});
