import { readdirSync } from 'node:fs';
import path from 'node:path';
import { SHOPS } from '@shop/shops/shop-list';
import type { ThemeList } from '@shop/theming/resolve-theme';

const APPS = path.resolve(__dirname, '../../apps');
const STOREFRONT = 'storefront-';
const shops = SHOPS.map(({ name }) => name);

/** The themes that the app of a shop ships. */
const themesOf = (shop: string) =>
  jest.requireActual<{ readonly themes: ThemeList }>(path.join(APPS, `${STOREFRONT}${shop}`, 'app/themes.ts'))
    .themes;

it('every shop of the list has its app, and every app its shop', () => {
  const apps = readdirSync(APPS).filter((name) => name.startsWith(STOREFRONT));
  expect(apps.map((name) => name.slice(STOREFRONT.length)).toSorted()).toEqual(shops.toSorted());
});

it.each(SHOPS)(
  '$name: the list of shops names the namespaces of its themes, and the one it starts with',
  (shop) => {
    const namespaces = themesOf(shop.name).flatMap((theme) => theme.namespaces);
    expect([...shop.themes].toSorted()).toEqual(namespaces.toSorted());
    expect(namespaces).toContain(shop.theme);
  },
);
