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
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  const { fetch } = globalThis;
  const asked = new Promise<void>((resolve) => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
      resolve();
      await held;
      return await fetch(...request);
    });
  });
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setInterval', 'Date', 'performance'],
  });
  let isDecided = false;
  const thrown = guardNavigation(mypage.page, url, services)
    .catch((error: unknown) => error)
    .finally(() => (isDecided = true));
  await asked;
  await jest.advanceTimersByTimeAsync(WAIT_MS - 1);
  expect(isDecided).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  const response = await thrown;
  expect(response).toBeInstanceOf(Response);
  expect(response instanceof Response && response.headers.get('location')).toBe('/login/');
  jest.useRealTimers();
  // The refresh goes on, and its member is signed in once it has ended.
  answer();
  expect(await services.session.loginCheck()).toBe(true);
});
