import * as v from 'valibot';

/** The kinds of shoppers that guards distinguish. */
export const SHOPPER_KINDS = [
  'guest',
  'member',
  'unregistered',
  'expired',
  'refresh-failed',
  'without-members',
] as const;
/**
 * A kind of shopper. `unregistered`: holds a token but has not registered. `expired`: a member whose token has expired.
 * `refresh-failed`: the same, and the API rejects the refresh. `without-members`: a guest of a shop without members.
 */
export type ShopperKind = (typeof SHOPPER_KINDS)[number];

/** `tools/spec/routes.json`: every route of both specifications. `unknown` is /verify alone (interp-verify-guard). */
export const SpecRoutes = v.array(
  v.object({
    id: v.string(),
    path: v.string(),
    guard: v.picklist(['public', 'member', 'logout-only', 'token', 'unknown']),
  }),
);
/** A route of the specifications. */
export type SpecRoute = v.InferOutput<typeof SpecRoutes>[number];

const CATCH_ALL = '*';

/**
 * The routes as a shop with these pages guards them: one that has no page yet is open to everybody, like any unknown
 * path. `pagePaths` are the patterns of the pages.
 */
export function asServed(
  routes: readonly SpecRoute[],
  pagePaths: Readonly<Record<string, string>>,
): readonly SpecRoute[] {
  const shapes = Object.values(pagePaths).map((pattern) => pattern.replaceAll(/:\w+/g, '{key}'));
  return routes.map((route) =>
    route.path === CATCH_ALL || shapes.includes(route.path) ? route : { ...route, guard: 'public' },
  );
}

const STAYS = 'stays';
const OPEN: Readonly<Record<ShopperKind, string>> = {
  guest: STAYS,
  member: STAYS,
  unregistered: STAYS,
  expired: STAYS,
  'refresh-failed': STAYS,
  'without-members': STAYS,
};

/** Where each shopper is redirected from each kind of page, in a shop that verifies mail addresses. core §2 */
const REDIRECTS: Readonly<Record<SpecRoute['guard'], Readonly<Record<ShopperKind, string>>>> = {
  public: OPEN,
  token: OPEN,
  member: {
    ...OPEN,
    guest: '/login/',
    unregistered: '/verify',
    'refresh-failed': '/login/?re=1',
  },
  'logout-only': { ...OPEN, member: '/ec/', unregistered: '/verify', expired: '/ec/' },
  unknown: {
    ...OPEN,
    guest: '/login/',
    'refresh-failed': '/login/?re=1',
    'without-members': '/login/',
  },
};

/** A path of a route, with a key that does not exist; every second one with a trailing slash. */
export function samplePath({ path }: SpecRoute, at: number): string {
  const concrete = path === '*' ? '/no-such-page' : path.replace('{key}', 'no-such-key');
  return at % 2 === 0 || concrete === '/' ? concrete : `${concrete}/`;
}

/** Destinations that core §2 writes with a slash at the end: the server serves both of their forms. */
const DESTINATIONS: readonly string[] = ['/cart/', '/ec/', '/login/', '/maintenance/'];

/** The path at which the server serves the document of a path: without a slash at its end. interp-trailing-slash */
export const documentPath = (path: string): string =>
  DESTINATIONS.includes(path) ? path : path.replace(/(?<=.)\/$/, '');

/** The path at which a shopper arrives who opens a path of the route. */
export function expectedPath({ guard }: SpecRoute, path: string, shopper: ShopperKind): string {
  const redirect = REDIRECTS[guard][shopper];
  return redirect === STAYS ? path : redirect;
}

/** True if the guard runs in the browser: the server refreshes no token, so it sends the pending placeholder. */
export const isDecidedInBrowser = ({ guard }: SpecRoute, shopper: ShopperKind): boolean =>
  (shopper === 'expired' || shopper === 'refresh-failed') && guard !== 'public' && guard !== 'token';
