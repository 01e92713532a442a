import { readdirSync } from 'node:fs';
import path from 'node:path';
import { simplePartVersions } from '@shop/theme-simple/part-versions';
import { SHOPS } from '@shop/shops/shop-list';
import { describeDriftedOverride, findDriftedOverrides } from '@shop/theming/find-drifted-overrides';
import { findLowContrasts } from '@shop/theming/find-low-contrasts';
import { loadTokens } from '@shop/theming/load-tokens';
import type { ThemeList } from '@shop/theming/resolve-theme';

const APPS = path.resolve(__dirname, '../../apps');
const STOREFRONT = 'storefront-';
const shops = SHOPS.map(({ name }) => name);

/** The themes that the app of a shop ships. */
const themesOf = (shop: string) =>
  jest.requireActual<{ readonly themes: ThemeList }>(path.join(APPS, `${STOREFRONT}${shop}`, 'app/themes.ts'))
    .themes;

/** Fails with the sentences, one a line, as the whole message. */
function expectNone(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error([...new Set(sentences)].join('\n'));
}

it('every shop of the list has its app, and every app its shop', () => {
  const apps = readdirSync(APPS).filter((name) => name.startsWith(STOREFRONT));
  expect(apps.map((name) => name.slice(STOREFRONT.length)).toSorted()).toEqual(shops.toSorted());
});

it.each(shops)(
  '%s: every override was written for the current version of what it overrides',
  async (shop) => {
    const drifted = await Promise.all(
      themesOf(shop).map((theme) => findDriftedOverrides(theme, simplePartVersions)),
    );
    expectNone(drifted.flat().map(describeDriftedOverride));
  },
);

it.each(shops)('%s: text and controls of every theme reach the contrast of WCAG AA', async (shop) => {
  for (const theme of themesOf(shop))
    expectNone(findLowContrasts(theme.name, (await loadTokens(theme)).color));
});

it.each(SHOPS)(
  '$name: the list of shops names the namespaces of its themes, and the one it starts with',
  (shop) => {
    const namespaces = themesOf(shop.name).flatMap((theme) => theme.namespaces);
    expect([...shop.themes].toSorted()).toEqual(namespaces.toSorted());
    expect(namespaces).toContain(shop.theme);
  },
);
