import { chunkNameOf } from './client-chunks';
import { rootsOf } from './module-roots';

const ENTRY = '/w/apps/a/app/entry.client.tsx';
const HOME_ROUTE = '/w/libs/storefront/shell/src/pages/home.tsx';
const LOGIN_ROUTE = '/w/libs/storefront/shell/src/pages/login.tsx';
const LAYOUT = '/w/libs/themes/simple/src/layouts/default/default-layout.tsx';
const HOME = '/w/libs/themes/simple/src/pages/home/home-page.tsx';
const PRODUCT = '/w/libs/themes/default/src/pages/product-detail/product-detail-page.tsx';
const CART = '/w/libs/themes/simple/src/pages/cart/cart-page.tsx';
const CONFIRM = '/w/libs/themes/simple/src/pages/cart-confirm/cart-confirm-page.tsx';
const BUTTON = '/w/libs/themes/simple/src/parts/primary-button.ts';
const MODULE = '/w/libs/ui/kit/src/price/price.tsx';

it.each([
  ['a library that has no group', '/w/node_modules/js-cookie/dist/js.cookie.mjs', [HOME, LAYOUT], null],
  ['what the entry reaches', MODULE, [ENTRY, CART], 'shop'],
  ['the entry itself', ENTRY, [ENTRY], null],
  ['what the route of a landing page loads', MODULE, [HOME_ROUTE], 'shop'],
  ['the route of a landing page itself', HOME_ROUTE, [HOME_ROUTE], 'shop'],
  ['another route itself', LOGIN_ROUTE, [LOGIN_ROUTE], null],
  ['what another route loads', MODULE, [LOGIN_ROUTE, CART], null],
  ['what the layout shares with a page', MODULE, [LAYOUT, CART], 'theme'],
  ['what two landing pages share', MODULE, [HOME, PRODUCT], 'theme'],
  ['what one landing page shares with others', MODULE, [PRODUCT, CART, CONFIRM], 'product-detail'],
  ['the buttons of all pages', BUTTON, [PRODUCT, CART, CONFIRM], 'theme'],
  ['what one landing page alone needs', MODULE, [PRODUCT], null],
  ['what no landing page needs', MODULE, [CART, CONFIRM], null],
  ['a page that another page builds on', HOME, [HOME, CART], null],
])('%s', (_what, id, roots, name) => {
  expect(chunkNameOf(id, new Set(roots))).toBe(name);
});

it('finds the roots that reach a module, through import cycles too', () => {
  const modules = new Map([
    ['leaf', { isEntry: false, importers: ['a', 'b'], dynamicImporters: [] }],
    ['a', { isEntry: false, importers: ['b', 'entry'], dynamicImporters: [] }],
    ['b', { isEntry: false, importers: ['a', 'page'], dynamicImporters: [] }],
    ['entry', { isEntry: true, importers: [], dynamicImporters: [] }],
    ['page', { isEntry: false, importers: [], dynamicImporters: ['entry'] }],
  ]);
  expect(rootsOf('leaf', (id) => modules.get(id) ?? null)).toEqual(new Set(['entry', 'page']));
});
