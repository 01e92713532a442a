import { chunkNameOf } from './client-chunks';
import { rootsOf } from './module-roots';

const ENTRY = '/w/apps/a/app/entry.client.tsx';
const HOME = '/w/libs/themes/simple/src/pages/home/home-page.tsx';
const CART = '/w/libs/themes/simple/src/pages/cart/cart-page.tsx';
const CONFIRM = '/w/libs/themes/simple/src/pages/cart-confirm/cart-confirm-page.tsx';
const PRODUCT = '/w/libs/themes/simple/src/pages/product-detail/product-detail-page.tsx';
const MODULE = '/w/libs/ui/kit/src/price/price.tsx';

it.each([
  ['react, wherever it is used', '/w/node_modules/react-dom/client.js', [HOME], 'framework'],
  ['the form library', '/w/node_modules/valibot/dist/index.mjs', [ENTRY, CART], 'forms'],
  ['the calendar library', '/w/node_modules/dayjs/dayjs.min.js', [HOME, CART], 'dates'],
  ['what the entry reaches', MODULE, [ENTRY, CART], 'shop'],
  ['what starts the browser, so that no page starts it by being loaded', ENTRY, [ENTRY], null],
  ['what the product page shares', MODULE, [PRODUCT, CART], 'shop'],
  ['what one page alone needs', MODULE, [CART], null],
  ['what the product page alone needs', MODULE, [PRODUCT], null],
  ['what two steps of the checkout share', MODULE, [CART, CONFIRM], 'checkout'],
  ['what lists and checkout share', MODULE, [HOME, CONFIRM], 'checkout-lists'],
  ['a page that another page builds on', HOME, [HOME, CART], null],
])('%s', (_what, id, roots, name) => {
  expect(chunkNameOf(id, new Set(roots))).toBe(name);
});

it('finds where loads begin that reach a module, through circles too', () => {
  const modules = new Map([
    ['leaf', { isEntry: false, importers: ['a', 'b'], dynamicImporters: [] }],
    ['a', { isEntry: false, importers: ['b', 'entry'], dynamicImporters: [] }],
    ['b', { isEntry: false, importers: ['a', 'page'], dynamicImporters: [] }],
    ['entry', { isEntry: true, importers: [], dynamicImporters: [] }],
    ['page', { isEntry: false, importers: [], dynamicImporters: ['entry'] }],
  ]);
  expect(rootsOf('leaf', (id) => modules.get(id) ?? null)).toEqual(new Set(['entry', 'page']));
});
