import { type OpenShop, openShop } from './open-shop';
import { readDocument } from './read-document';

/** The name of the demonstration's general shop, which ends every title. */
export const SITE_NAME = 'くらしの道具店 こもれび';

/** Who visits a page. */
export const SHOPPERS = ['guest', 'member', 'unregistered'] as const;
type Shopper = (typeof SHOPPERS)[number];

/** Where a guard redirects; all others stay. core §2, interp-guards-not-listed, interp-verify-guard */
const REDIRECTS: Readonly<Record<Guard, Readonly<Partial<Record<Shopper, string>>>>> = {
  public: {},
  member: { guest: '/login/', unregistered: '/verify' },
  'logout-only': { member: '/ec/', unregistered: '/verify' },
  token: { guest: '/login/' },
};

/** Who may see a page. */
type Guard = 'public' | 'member' | 'logout-only' | 'token';

/** A route: what it is, path, guard, main heading, words that this page shows, and a title that is not the heading. */
export type Row = readonly [
  name: string,
  path: string,
  guard: Guard,
  heading: string,
  shows: string,
  title?: string,
];

/**
 * Registers the tests that visit each of these routes as a guest, a member and an unregistered member, on one built shop
 * for the file. Returns what opens a path of it as one of them.
 */
export function visitRoutes(rows: readonly Row[]) {
  const visits = rows.flatMap(([name, path, guard, heading, shows, title = heading]) =>
    SHOPPERS.map((shopper) => ({
      ...{ name, path, heading, shows, title, shopper },
      redirect: REDIRECTS[guard][shopper],
    })),
  );

  let open: OpenShop;
  let headers: Readonly<Record<Shopper, Readonly<Record<string, string>>>>;
  beforeAll(async () => {
    open = await openShop();
    headers = {
      guest: {},
      member: { cookie: await open.cookieOf('member@example.jp') },
      unregistered: { cookie: await open.cookieOf('unregistered@example.jp') },
    };
  }, 60_000);
  afterAll(() => open.close());
  const visit = (path: string, shopper: Shopper) => open.shop.get(path, headers[shopper]);

  test.each(visits.filter(({ redirect }) => redirect === undefined))(
    '$name: $shopper',
    async ({ path, heading, shows, title, shopper }) => {
      const response = await visit(path, shopper);
      expect(response.status).toBe(200);
      const document = readDocument(await response.text());
      expect(document.title).toBe(`${title} | ${SITE_NAME}`);
      expect(document.headings).toEqual([heading]);
      expect(document.main).toContain(shows);
    },
  );

  const redirected = visits.filter(({ redirect }) => redirect !== undefined);
  // Public pages redirect nobody.
  if (redirected.length > 0)
    test.each(redirected)(
      '$name: $shopper is redirected to $redirect',
      async ({ path, shopper, redirect }) => {
        const response = await visit(path, shopper);
        expect([response.status, response.headers.get('location')]).toEqual([302, redirect]);
        expect(await response.text()).toBe('');
      },
    );

  return visit;
}
