import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  VISITOR_KINDS,
  type VisitorKind,
  SpecRoutes,
  sampleAddress,
  isDecidedInBrowser,
  expectedAddress,
} from '@shop/storefront-shell/guards/guard-expectations';
import * as v from 'valibot';
import { type OpenShop, openShop } from './open-shop';

const ROUTES = v.parse(
  SpecRoutes,
  JSON.parse(readFileSync(path.resolve(__dirname, '../../../tools/spec/routes.json'), 'utf8')),
);
const EMAILS: Readonly<Partial<Record<VisitorKind, string>>> = {
  member: 'member@example.jp',
  unregistered: 'unregistered@example.jp',
  expired: 'member@example.jp',
  'refresh-failed': 'member@example.jp',
};
const EXPIRED = 'expires_at=2020-01-01T00%3A00%3A00Z';
const MOST_REDIRECTS = 3;
const SWITCH_LIMIT_MS = 10_000;
const PAUSE_MS = 100;
/** What the server says where the browser has to find out. */
const SHELL = 'the neutral shell';

let open: OpenShop;
beforeAll(async () => {
  open = await openShop();
}, 60_000);
afterAll(() => open.close());

/** The cookie header of a visitor. */
async function cookieOf(visitor: VisitorKind): Promise<Record<string, string>> {
  const email = EMAILS[visitor];
  if (email === undefined) return {};
  const token = await open.cookieOf(email);
  return { cookie: visitor === 'expired' || visitor === 'refresh-failed' ? `${token}; ${EXPIRED}` : token };
}

/** Switches the setting; the documents of a few seconds share the settings that were there before. */
async function runWithoutMembers(): Promise<void> {
  await open.set({ 'SITE.IS_WITHOUT_MEMBERS': true });
  const limit = Date.now() + SWITCH_LIMIT_MS;
  while ((await open.shop.get('/mypage')).status === 302) {
    if (Date.now() > limit) throw new Error('The setting was not seen');
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Where a document request ends, as a browser follows it. */
async function openDocument(address: string, headers: Record<string, string>): Promise<string> {
  let at = address;
  for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
    const answer = await open.shop.get(at, headers);
    const html = await answer.text();
    const location = answer.headers.get('location');
    if (location !== null) {
      expect(answer.headers.get('cache-control')).toContain('no-store');
      at = location;
      continue;
    }
    expect([200, 404, 503]).toContain(answer.status);
    return html.includes('aria-busy="true"') && html.includes('data-shop-session="expired"') ? SHELL : at;
  }
  throw new Error(`${address} leads in a circle`);
}

test.each(VISITOR_KINDS)(
  'a document of every route leads %s where the router of the browser does [beh-guard-member-only, beh-guard-logged-out, beh-guard-logout-only]',
  async (visitor) => {
    if (visitor === 'without-members') await runWithoutMembers();
    const headers = await cookieOf(visitor);
    const addresses = ROUTES.map(sampleAddress);
    const landings: string[] = [];
    for (const address of addresses) landings.push(await openDocument(address, headers));
    const expected = ROUTES.map((route, at) =>
      isDecidedInBrowser(route, visitor) ? SHELL : expectedAddress(route, addresses[at] ?? '', visitor),
    );
    expect(landings).toEqual(expected);
  },
  60_000,
);
