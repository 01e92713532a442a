import * as v from 'valibot';

/** The persons whom guards tell apart. */
export const PERSONS = [
  'visitor',
  'member',
  'unregistered',
  'expired',
  'refresh-failed',
  'without-members',
] as const;
/**
 * One of `PERSONS`: an unregistered member holds a token; of the expired one the token is past its expiry, and with
 * `refresh-failed` its renewal is refused; `without-members` is a visitor of a site that runs without members.
 */
export type Person = (typeof PERSONS)[number];

/** `tools/spec/routes.json`: every route of both specifications. `unknown` is /verify alone (interp-verify-guard). */
export const SpecRoutes = v.array(
  v.object({
    id: v.string(),
    path: v.string(),
    guard: v.picklist(['public', 'member', 'logout-only', 'token', 'unknown']),
  }),
);
/** One of them. */
export type SpecRoute = v.InferOutput<typeof SpecRoutes>[number];

const STAYS = 'stays';
const OPEN: Readonly<Record<Person, string>> = {
  visitor: STAYS,
  member: STAYS,
  unregistered: STAYS,
  expired: STAYS,
  'refresh-failed': STAYS,
  'without-members': STAYS,
};

/** Where each person lands on each kind of page, while mail addresses are verified at the first login. core §2 */
const LANDINGS: Readonly<Record<SpecRoute['guard'], Readonly<Record<Person, string>>>> = {
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

/** An address of a route, of something that the shop does not have; every second one with its slash. */
export function addressOf({ path }: SpecRoute, at: number): string {
  const address = path === '*' ? '/no-such-page' : path.replace('{key}', 'no-such-key');
  return at % 2 === 0 || address === '/' ? address : `${address}/`;
}

/** Where a person who opens a route's address lands. */
export function landingOf({ guard }: SpecRoute, address: string, person: Person): string {
  const landing = LANDINGS[guard][person];
  return landing === STAYS ? address : landing;
}

/** Whether the server can say so by itself: it renews no token, so that an expired one gets the neutral shell. */
export const isDecidedInBrowser = ({ guard }: SpecRoute, person: Person): boolean =>
  (person === 'expired' || person === 'refresh-failed') && guard !== 'public' && guard !== 'token';
