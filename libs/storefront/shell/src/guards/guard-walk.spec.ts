import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shopServicesContext } from '@shop/query/shop-services-context';
import { browserCookies } from '@shop/session/browser-cookies';
import { PAGE_PATHS } from '@shop/site/page-paths';
import { channels } from '@shop/shop-api/db/schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { createTestClock } from '@shop/testing-api/test-clock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { eq } from 'drizzle-orm';
import {
  type ClientLoaderFunctionArgs,
  type DataRouteObject,
  type LoaderFunctionArgs,
  RouterContextProvider,
  createMemoryRouter,
} from 'react-router-dom';
import * as v from 'valibot';
import { PERSONS, type Person, SpecRoutes, addressOf, landingOf } from './guard-walk';

// A router without pages needs no theme's code.
jest.mock('../page/load-theme-parts', () => ({ loadThemeParts: () => Promise.resolve() }));

/** What a route's module gives the framework. */
interface RouteModule {
  readonly clientLoader: (args: ClientLoaderFunctionArgs) => Promise<unknown>;
}

const WALK_LIMIT_MS = 120_000;
jest.setTimeout(WALK_LIMIT_MS);
const ROUTES = v.parse(
  SpecRoutes,
  JSON.parse(readFileSync(path.resolve(__dirname, '../../../../../tools/spec/routes.json'), 'utf8')),
);
const EMAILS: Readonly<Partial<Record<Person, string>>> = {
  member: 'member@example.jp',
  unregistered: 'unregistered@example.jp',
  expired: 'member@example.jp',
  'refresh-failed': 'member@example.jp',
};
const COOKIE_DAYS = 1;

let api: TestApi;
let baseUrl: string;
beforeAll(async () => {
  api = await openTestApi({ clock: createTestClock(new Date()) });
  baseUrl = (await api.serve()).url;
});
afterEach(() => api.request('/dev/lab', { method: 'DELETE' }));
afterAll(() => api.close());

/** The shop's own routes with the very loaders of the browser, in a router without pages. */
function openRouter(services: TestServices) {
  const routes = Object.entries(PAGE_PATHS).map(([id, address]): DataRouteObject => {
    const { clientLoader } = jest.requireActual<RouteModule>(`../pages/${id}`);
    const loader = (args: LoaderFunctionArgs<Readonly<RouterContextProvider>>) =>
      clientLoader({ ...args, serverLoader: () => Promise.reject(new Error('none')) });
    return { id, path: address, loader, element: null, errorElement: null };
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

/** The cookies with which a person opens a tab. */
function holdToken(person: Person, token: string | undefined): void {
  const jar = browserCookies();
  for (const name of ['access_token', 'expires_at', 'default_return_to']) jar.remove(name);
  sessionStorage.clear();
  if (token === undefined) return;
  const isExpired = person === 'expired' || person === 'refresh-failed';
  const expiresAt = new Date(Date.now() + (isExpired ? -1 : 3_600_000)).toISOString();
  jar.set('access_token', token, { days: COOKIE_DAYS });
  jar.set('expires_at', expiresAt, { days: COOKIE_DAYS });
}

async function prepare(person: Person): Promise<string | undefined> {
  const settings = { 'SITE.IS_WITHOUT_MEMBERS': person === 'without-members' };
  await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
  if (person === 'refresh-failed') await api.lab({ scenario: 'refresh-fails' });
  const email = EMAILS[person];
  return email === undefined ? undefined : await api.signIn(email);
}

/** Where a navigation to each address ends. */
async function walk(person: Person, addresses: readonly string[]): Promise<readonly string[]> {
  let token = await prepare(person);
  const landings: string[] = [];
  let services: TestServices | null = null;
  for (const address of addresses) {
    holdToken(person, token);
    services?.session.close();
    services = await createTestServices(baseUrl);
    const router = openRouter(services);
    await router.navigate(address);
    landings.push(router.state.location.pathname + router.state.location.search);
    if (person === 'expired') token = browserCookies().get('access_token');
    router.dispose();
  }
  services?.session.close();
  return landings;
}

it.each(PERSONS)(
  'every route of both specifications leads %s where the table says [beh-guard-member-only, beh-guard-logged-out, beh-guard-logout-only, beh-guard-logout-only-verify, setting-unnamed-without-members, setting-unnamed-verify-email-at-first-login, const-query-login-re]',
  async (person) => {
    const addresses = ROUTES.map(addressOf);
    const expected = ROUTES.map((route, at) => landingOf(route, addresses[at] ?? '', person));
    expect(await walk(person, addresses)).toEqual(expected);
  },
);
