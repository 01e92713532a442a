import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type VisitorKind,
  type SpecRoute,
  SpecRoutes,
  sampleAddress,
  expectedAddress,
} from '@shop/storefront-shell/guards/guard-expectations';
import * as v from 'valibot';
import { signInToken } from './api';
import { deviceOfEachTest } from './device-of-each-test';
import { letFail } from './laboratory';
import { heldToken, holdSession } from './session-cookies';
import { DESKTOP, MEMBER, SECOND, Shopper } from './shopper';

const ROUTES = v.parse(
  SpecRoutes,
  JSON.parse(readFileSync(path.resolve(__dirname, '../../../tools/spec/routes.json'), 'utf8')),
);
/** Of each visitor; together a sample of sixty. */
const SAMPLE = 12;
const EMAILS: Readonly<Partial<Record<VisitorKind, string>>> = {
  member: MEMBER,
  unregistered: 'unregistered@example.jp',
  expired: SECOND,
  'refresh-failed': SECOND,
};
const HOUR_MS = 3_600_000;

const device = deviceOfEachTest({ viewport: DESKTOP });

/** Every kind of guard, each visitor's routes beginning elsewhere in the list. */
function sampleOf(at: number): readonly (readonly [SpecRoute, string])[] {
  const guarded = ROUTES.filter(({ guard }) => guard !== 'public');
  const open = ROUTES.filter(({ guard }) => guard === 'public');
  const pick = (routes: readonly SpecRoute[], count: number) =>
    Array.from({ length: count }, (_route, step) => routes[(at * 7 + step * 5) % routes.length]);
  return [...pick(guarded, SAMPLE - 3), ...pick(open, 3)].flatMap((route, step) =>
    route === undefined ? [] : [[route, sampleAddress(route, step)] as const],
  );
}

/** Puts a visitor's cookies into the browser, as they were when the tab was closed. */
async function holdToken(visitor: VisitorKind, token: string): Promise<void> {
  const isExpired = visitor === 'expired' || visitor === 'refresh-failed';
  await device.context.clearCookies();
  if (token === '') return;
  await holdSession(device.context, {
    token,
    expiresAt: new Date(Date.now() + (isExpired ? -1 : HOUR_MS)),
  });
}

async function tokenFor(visitor: VisitorKind): Promise<string> {
  const email = EMAILS[visitor];
  return email === undefined ? '' : await signInToken(email);
}

const PERSONS_AT_BROWSERS = ['visitor', 'member', 'unregistered', 'expired', 'refresh-failed'] as const;

test.each(PERSONS_AT_BROWSERS.map((visitor, at) => [visitor, at] as const))(
  '%s lands where the guards say and sees no other page on the way [beh-guard-member-only, beh-guard-logged-out, beh-guard-logout-only]',
  async (visitor, at) => {
    const { context } = device;
    // What a visitor could read as the page's heading, from the first drawing on.
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
    if (visitor === 'refresh-failed') await letFail({ scenario: 'refresh-fails' });
    let token = await tokenFor(visitor);
    const shopper = await Shopper.visit(context);
    for (const [route, address] of sampleOf(at)) {
      await holdToken(visitor, token);
      await shopper.open(address);
      const landing = expectedAddress(route, address, visitor);
      await shopper.page.waitForURL((url) => url.pathname + url.search === landing);
      await shopper.page.locator('h1').first().waitFor();
      // A renewal that is on its way would be lost with the page, and another page might still come.
      await shopper.rests();
      const seen = await shopper.page.locator('html').getAttribute('data-headings');
      expect([address, JSON.parse(seen ?? '[]')]).toEqual([
        address,
        [await shopper.page.locator('h1').first().textContent()],
      ]);
      if (visitor === 'expired') token = (await heldToken(context)) || token;
    }
  },
);
