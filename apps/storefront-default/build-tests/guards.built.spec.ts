import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import { until } from '@shop/testing-api/until';
import {
  SHOPPER_KINDS,
  type ShopperKind,
  SpecRoutes,
  asServed,
  samplePath,
  documentPath,
  isDecidedInBrowser,
  expectedPath,
} from '@shop/testing-api/guard-expectations';
import * as v from 'valibot';
import { type OpenShop, openShop } from './open-shop';

const ROUTES = asServed(
  v.parse(
    SpecRoutes,
    JSON.parse(readFileSync(path.resolve(__dirname, '../../../tools/spec/routes.json'), 'utf8')),
  ),
  PAGE_PATHS,
);
const EMAILS: Readonly<Partial<Record<ShopperKind, string>>> = {
  member: 'member@example.jp',
  unregistered: 'unregistered@example.jp',
  expired: 'member@example.jp',
  'refresh-failed': 'member@example.jp',
};
const EXPIRED = 'expires_at=2020-01-01T00%3A00%3A00Z';
const MAX_REDIRECTS = 3;
/** What the server says where the browser has to find out. */
const SHELL = 'the neutral shell';

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ shop: { env: { SHOP_PAGE_DATA_MS: '1' } } });
}, 60_000);
afterAll(() => open.close());

/** The cookie header of a shopper. */
async function cookieOf(shopper: ShopperKind): Promise<Record<string, string>> {
  const email = EMAILS[shopper];
  if (email === undefined) return {};
  const token = await open.cookieOf(email);
  return { cookie: shopper === 'expired' || shopper === 'refresh-failed' ? `${token}; ${EXPIRED}` : token };
}

/** Switches the setting, and waits until documents have it. */
async function runWithoutMembers(): Promise<void> {
  await open.set({ 'SITE.IS_WITHOUT_MEMBERS': true });
  await until('a document with the setting', async () =>
    (await open.shop.get('/mypage')).status === 302 ? undefined : true,
  );
}

/** Where a document request ends, as a browser follows it. */
async function openDocument(address: string, headers: Record<string, string>): Promise<string> {
  let at = address;
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const response = await open.shop.get(at, headers);
    const html = await response.text();
    const location = response.headers.get('location');
    if (location !== null) {
      expect(response.headers.get('cache-control')).toContain('no-store');
      at = location;
      continue;
    }
    expect([200, 404, 503]).toContain(response.status);
    return html.includes('aria-busy="true"') && html.includes('data-shop-session="expired"') ? SHELL : at;
  }
  throw new Error(`${address} leads in a circle`);
}

test.each(SHOPPER_KINDS)(
  'the document of every route redirects a shopper (%s) as the router of the browser does [beh-guard-member-only, beh-guard-logged-out, beh-guard-logout-only]',
  async (shopper) => {
    if (shopper === 'without-members') await runWithoutMembers();
    const headers = await cookieOf(shopper);
    const addresses = ROUTES.map(samplePath);
    const landings: string[] = [];
    for (const address of addresses) landings.push(await openDocument(address, headers));
    const expected = ROUTES.map((route, at) =>
      isDecidedInBrowser(route, shopper)
        ? SHELL
        : expectedPath(route, documentPath(addresses[at] ?? ''), shopper),
    );
    expect(landings).toEqual(expected);
  },
  60_000,
);
