import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import {
  type ShopperKind,
  type SpecRoute,
  SpecRoutes,
  asServed,
  documentPath,
  samplePath,
  expectedPath,
} from '@shop/testing-api/guard-expectations';
import * as v from 'valibot';
import { signInToken } from './api';
import { setUpBrowser } from './set-up-browser';
import { addFault } from './fault-lab';
import { accessTokenOf, setSessionCookies } from './session-cookies';
import { DESKTOP, MEMBER, SECOND, Shopper } from './shopper';

const ROUTES = asServed(
  v.parse(
    SpecRoutes,
    JSON.parse(readFileSync(path.resolve(__dirname, '../../../tools/spec/routes.json'), 'utf8')),
  ),
  PAGE_PATHS,
);
/** Of each shopper; together a sample of sixty. */
const SAMPLE = 12;
const EMAILS: Readonly<Partial<Record<ShopperKind, string>>> = {
  member: MEMBER,
  unregistered: 'unregistered@example.jp',
  expired: SECOND,
  'refresh-failed': SECOND,
};
const HOUR_MS = 3_600_000;

const device = setUpBrowser({ viewport: DESKTOP });

/**
 * Lead to another page by themselves, which no guard decides: where nothing was written yet, and where the member's cart,
 * which other tests fill, has no destination.
 */
const LEADS_ON = /^\/(?:contact\/confirm|cart\/(?:shipping-detail|payment|confirm))\/?$/;

/** Every kind of guard, each shopper's routes beginning elsewhere in the list. */
function sampleOf(at: number): readonly (readonly [SpecRoute, string])[] {
  const guarded = ROUTES.filter(({ guard }) => guard !== 'public');
  const open = ROUTES.filter(({ guard, path }) => guard === 'public' && !LEADS_ON.test(path));
  const pick = (routes: readonly SpecRoute[], count: number) =>
    Array.from({ length: count }, (_route, step) => routes[(at * 7 + step * 5) % routes.length]);
  return [...pick(guarded, SAMPLE - 3), ...pick(open, 3)].flatMap((route, step) =>
    route === undefined ? [] : [[route, samplePath(route, step)] as const],
  );
}

/** Puts a shopper's cookies into the browser, as they were when the tab was closed. */
async function holdToken(kind: ShopperKind, token: string): Promise<void> {
  const isExpired = kind === 'expired' || kind === 'refresh-failed';
  await device.context.clearCookies();
  if (token === '') return;
  await setSessionCookies(device.context, {
    token,
    expiresAt: new Date(Date.now() + (isExpired ? -1 : HOUR_MS)),
  });
}

async function tokenFor(kind: ShopperKind): Promise<string> {
  const email = EMAILS[kind];
  return email === undefined ? '' : await signInToken(email);
}

const KINDS_IN_BROWSERS = ['guest', 'member', 'unregistered', 'expired', 'refresh-failed'] as const;

test.each(KINDS_IN_BROWSERS.map((kind, at) => [kind, at] as const))(
  'a shopper (%s) arrives at the page that the guards decide and sees no other page on the way [beh-guard-member-only, beh-guard-logged-out, beh-guard-logout-only]',
  async (kind, at) => {
    const { context } = device;
    // What a shopper could read as the page's heading, from the first render on.
    await context.addInitScript(() => {
      const seen = new Set<string>();
      const look = () => {
        const text = document.querySelector('h1')?.textContent ?? '';
        if (text !== '') seen.add(text);
        document.documentElement?.setAttribute('data-headings', JSON.stringify([...seen]));
      };
      const options = { subtree: true, childList: true, characterData: true };
      new MutationObserver(look).observe(document, options);
    });
    if (kind === 'refresh-failed') await addFault({ scenario: 'refresh-fails' });
    let token = await tokenFor(kind);
    const shopper = await Shopper.openShop(context);
    for (const [route, address] of sampleOf(at)) {
      await holdToken(kind, token);
      await shopper.open(address);
      const landing = expectedPath(route, documentPath(address), kind);
      await shopper.page.waitForURL((url) => url.pathname + url.search === landing);
      await shopper.page.locator('h1').first().waitFor();
      // A refresh that is running would be lost with the page, and another page might still come.
      await shopper.waitUntilIdle();
      const seen = await shopper.page.locator('html').getAttribute('data-headings');
      expect([address, JSON.parse(seen ?? '[]')]).toEqual([
        address,
        [await shopper.page.locator('h1').first().textContent()],
      ]);
      if (kind === 'expired') token = (await accessTokenOf(context)) || token;
    }
  },
);
