import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { browserCookies } from '@shop/session/browser-cookies';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { channels } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { tabClock } from '@shop/testing-react/tab-clock';
import { eq } from 'drizzle-orm';
import {
  type ClientLoaderFunctionArgs,
  type DataRouteObject,
  type LoaderFunctionArgs,
  RouterContextProvider,
  createMemoryRouter,
} from 'react-router-dom';
import * as v from 'valibot';
import {
  SHOPPER_KINDS,
  type ShopperKind,
  SpecRoutes,
  asServed,
  samplePath,
  expectedPath,
} from '@shop/testing-api/guard-expectations';

// The router of this spec renders nothing, so it needs no code of a theme.
jest.mock('../page/load-theme-parts', () => ({ loadThemeParts: () => Promise.resolve() }));
// It lists the modules of the pages by Vite's import.meta.glob, and only links use it, which are not rendered here.
jest.mock('../page/load-page-definition', () => ({}));
// It asks Vite's import.meta.env whether the shop is developed, and is not rendered here.
jest.mock('../tracking/lazy-tracking', () => ({}));

/** The part of a page's module that is used here. */
interface RouteModule {
  readonly clientLoader: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
}

/** Public routes whose pages call the API while they load, so that a refresh that fails intercepts the navigation. core §8 */
const LOADING_ROUTES: readonly string[] = [
  '/',
  '/blog',
  '/brand',
  '/catalog-order',
  '/contact',
  '/coupon',
  '/faq',
  '/flip-book',
  '/maker',
  '/news',
  '/popup',
  '/product',
  '/product/{key}',
  '/product/{key}/uos',
  '/sitemap',
  '/social-gift/{key}/shipping',
  '/social-gift/shipping',
  '/stylist',
  '/stylist/{key}',
];
const WALK_LIMIT_MS = 120_000;
jest.setTimeout(WALK_LIMIT_MS);
const ROUTES = asServed(
  v.parse(
    SpecRoutes,
    JSON.parse(readFileSync(path.resolve(__dirname, '../../../../../tools/spec/routes.json'), 'utf8')),
  ),
  PAGE_PATHS,
);
const EMAILS: Readonly<Partial<Record<ShopperKind, string>>> = {
  member: 'member@example.jp',
  unregistered: 'unregistered@example.jp',
  expired: 'member@example.jp',
  'refresh-failed': 'member@example.jp',
};
const COOKIE_DAYS = 1;

let api: TestApi;
let baseUrl: string;
beforeAll(async () => {
  api = await openTestApi();
  baseUrl = (await api.serve()).url;
});
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));
afterAll(() => api.close());

/** The routes of the shop with the client loaders of its pages, in a router that renders nothing. */
function openRouter(services: TestServices) {
  const routes = Object.entries(PAGE_PATHS).map(([id, path]): DataRouteObject => {
    const { clientLoader } = jest.requireActual<RouteModule>(`../pages/${id}`);
    const loader = (args: LoaderFunctionArgs<Readonly<RouterContextProvider>>) =>
      clientLoader({ ...args, serverLoader: () => Promise.reject(new Error('none')) });
    return { id, path, loader, element: null, errorElement: null };
  });
  const getContext = () => {
    const context = new RouterContextProvider();
    context.set(shopServicesContext, services);
    return context;
  };
  return createMemoryRouter([...routes, { id: 'start', path: '/start', element: null }], {
    getContext,
    initialEntries: ['/start'],
  });
}

/** Sets the cookies with which a shopper opens a tab. */
function setSessionCookies(shopper: ShopperKind, token: string | undefined): void {
  const jar = browserCookies();
  for (const name of ['access_token', 'expires_at', 'default_return_to']) jar.remove(name);
  sessionStorage.clear();
  if (token === undefined) return;
  const isExpired = shopper === 'expired' || shopper === 'refresh-failed';
  const expiresAt = new Date(api.clock.now().getTime() + (isExpired ? -1 : 3_600_000)).toISOString();
  jar.set('access_token', token, { days: COOKIE_DAYS });
  jar.set('expires_at', expiresAt, { days: COOKIE_DAYS });
}

async function prepare(shopper: ShopperKind): Promise<string | undefined> {
  const settings = { 'SITE.IS_WITHOUT_MEMBERS': shopper === 'without-members' };
  await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
  if (shopper === 'refresh-failed') await api.lab({ scenario: 'refresh-fails' });
  const email = EMAILS[shopper];
  return email === undefined ? undefined : await api.signIn(email);
}

/** Navigates to each path, in a new tab each, and returns the paths at which the shopper arrives. */
async function navigateTo(shopper: ShopperKind, paths: readonly string[]): Promise<readonly string[]> {
  let token = await prepare(shopper);
  const arrivals: string[] = [];
  let services: TestServices | null = null;
  for (const path of paths) {
    setSessionCookies(shopper, token);
    services?.session.close();
    services = await createTestServices(baseUrl, 'default', tabClock(api.clock));
    const router = openRouter(services);
    await router.navigate(path);
    arrivals.push(router.state.location.pathname + router.state.location.search);
    if (shopper === 'expired') token = browserCookies().get('access_token');
    router.dispose();
  }
  services?.session.close();
  return arrivals;
}

it.each(SHOPPER_KINDS)(
  'every route of both specifications lets %s in or redirects as expected [beh-guard-member-only, beh-guard-logged-out, beh-guard-logout-only, beh-guard-logout-only-verify, setting-unnamed-without-members, gap-without-members-key, setting-unnamed-verify-email-at-first-login, gap-verify-plugin-key, const-query-login-re, interp-refresh-failed-destination]',
  async (shopper) => {
    const paths = ROUTES.map(samplePath);
    const expected = ROUTES.map((route, at) =>
      shopper === 'refresh-failed' && LOADING_ROUTES.includes(route.path)
        ? '/login/?re=1'
        : expectedPath(route, paths[at] ?? '', shopper),
    );
    expect(await navigateTo(shopper, paths)).toEqual(expected);
  },
);
