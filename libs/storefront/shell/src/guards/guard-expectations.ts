import * as v from 'valibot';

/** The kinds of visitors that guards distinguish. */
export const VISITOR_KINDS = [
  'visitor',
  'member',
  'unregistered',
  'expired',
  'refresh-failed',
  'without-members',
] as const;
/**
 * A kind of visitor. `unregistered`: holds a token but has not registered. `expired`: a member whose token has expired.
 * `refresh-failed`: the same, and the API rejects the refresh. `without-members`: a visitor of a shop without members.
 */
export type VisitorKind = (typeof VISITOR_KINDS)[number];

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

const STAYS = 'stays';
const OPEN: Readonly<Record<VisitorKind, string>> = {
  visitor: STAYS,
  member: STAYS,
  unregistered: STAYS,
  expired: STAYS,
  'refresh-failed': STAYS,
  'without-members': STAYS,
};

/** Where each visitor is redirected from each kind of page, in a shop that verifies mail addresses. core §2 */
const REDIRECTS: Readonly<Record<SpecRoute['guard'], Readonly<Record<VisitorKind, string>>>> = {
  public: OPEN,
  token: OPEN,
  member: {
    ...OPEN,
    visitor: '/login/',
    unregistered: '/verify',
    'refresh-failed': '/login/?re=1',
  },
  'logout-only': { ...OPEN, member: '/ec/', unregistered: '/verify', expired: '/ec/' },
  unknown: {
    ...OPEN,
    visitor: '/login/',
    'refresh-failed': '/login/?re=1',
    'without-members': '/login/',
  },
};

/** An address of a route, with a key that does not exist; every second one with a trailing slash. */
export function sampleAddress({ path }: SpecRoute, at: number): string {
  const address = path === '*' ? '/no-such-page' : path.replace('{key}', 'no-such-key');
  return at % 2 === 0 || address === '/' ? address : `${address}/`;
}

/** The address at which a visitor arrives who opens an address of the route. */
export function expectedAddress({ guard }: SpecRoute, address: string, visitor: VisitorKind): string {
  const redirect = REDIRECTS[guard][visitor];
  return redirect === STAYS ? address : redirect;
}

/** True if the guard runs in the browser: the server refreshes no token, so it sends the pending placeholder. */
export const isDecidedInBrowser = ({ guard }: SpecRoute, visitor: VisitorKind): boolean =>
  (visitor === 'expired' || visitor === 'refresh-failed') && guard !== 'public' && guard !== 'token';
