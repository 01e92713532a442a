import { chunkNameOf } from './client-chunks';
import { rootsOf } from './module-roots';

const ENTRY = '/w/apps/a/app/entry.client.tsx';
const HOME_ROUTE = '/w/libs/storefront/shell/src/pages/home.tsx';
const LOGIN_ROUTE = '/w/libs/storefront/shell/src/pages/login.tsx';
const CART_ROUTE = '/w/libs/storefront/shell/src/pages/cart.tsx';
const CONFIRM_ROUTE = '/w/libs/storefront/shell/src/pages/cart-confirm.tsx';
const LAYOUT = '/w/libs/themes/simple/src/layouts/default/default-layout.tsx';
const HOME = '/w/libs/themes/simple/src/pages/home/home-page.tsx';
const PRODUCT = '/w/libs/themes/default/src/pages/product-detail/product-detail-page.tsx';
const CART = '/w/libs/themes/simple/src/pages/cart/cart-page.tsx';
const CONFIRM = '/w/libs/themes/simple/src/pages/cart-confirm/cart-confirm-page.tsx';
const ERROR = '/w/libs/themes/simple/src/pages/error/error-page.tsx';
const BUTTON = '/w/libs/themes/simple/src/parts/primary-button.ts';
const INTERACTIVE = '/w/libs/storefront/shell/src/interactive/interactive-code.ts';
const AROUND = '/w/libs/storefront/shell/src/page/prefetch-around-product.ts';
const VIEWS = '/w/libs/features/catalogue/src/to-product.ts';
const TRACKING = '/w/libs/storefront/shell/src/tracking/tracking.tsx';
const CART_COMMANDS = '/w/libs/features/cart/src/lazy-cart-commands.ts';
const LEAD = '/w/libs/themes/simple/src/parts/layout-blocks/lead-block.tsx';
const HOME_LEAD = '/w/libs/themes/default/src/pages/home/home-lead-block.tsx';
const MORE = '/w/libs/themes/simple/src/parts/layout-blocks/more-block.tsx';
const LIST = '/w/libs/themes/simple/src/pages/product-list/product-list-page.tsx';
const FURTHER = '/w/libs/themes/simple/src/product/product-further.tsx';
const MODULE = '/w/libs/ui/kit/src/price/price.tsx';

it.each([
  ['a library that has no group', '/w/node_modules/js-cookie/dist/js.cookie.mjs', [HOME, LAYOUT], null],
  ['what the entry reaches', MODULE, [ENTRY, CART], 'shop'],
  ['the entry itself', ENTRY, [ENTRY], null],
  ['what the route of a landing page loads', MODULE, [HOME_ROUTE], 'shop'],
  ['the route of a landing page itself', HOME_ROUTE, [HOME_ROUTE], 'shop'],
  ['another route itself', LOGIN_ROUTE, [LOGIN_ROUTE], null],
  ['what the layout shares with a page', MODULE, [LAYOUT, CART], 'theme'],
  ['what two landing pages share', MODULE, [HOME, PRODUCT], 'theme'],
  ['what one landing page shares with others', MODULE, [PRODUCT, CART, CONFIRM], 'product-detail'],
  ['the buttons of all pages', BUTTON, [PRODUCT, CART, CONFIRM], 'theme'],
  ['what one landing page alone needs', MODULE, [PRODUCT], null],
  ['what a landing page shares with the blocks of the homes', MODULE, [LIST, LEAD], 'theme'],
  ['what the home page shares with its blocks', MODULE, [HOME, LEAD], 'home'],
  ['the kinds that most homes begin with', MODULE, [LEAD, HOME_LEAD], 'lead-blocks'],
  ['what all kinds of blocks share', MODULE, [LEAD, MORE], 'blocks'],
  ['what blocks share with a page', MODULE, [LEAD, CART], null],
  ['what blocks share with what is below a product', MODULE, [MORE, FURTHER, CART], 'below-product'],
  ['what no landing page needs', MODULE, [CART, CONFIRM], null],
  ['what an error page shares with others', MODULE, [ERROR, CART, CONFIRM], 'error-pages'],
  ['what a landing page shares with an error page', MODULE, [ERROR, PRODUCT], 'product-detail'],
  ['what routes of one family load', MODULE, [CART_ROUTE, CONFIRM_ROUTE, CART], 'content'],
  ['what a route of the account loads', MODULE, [LOGIN_ROUTE, CART], 'account'],
  ['what routes of two families load', MODULE, [LOGIN_ROUTE, CART_ROUTE, CART], null],
  ['what the first move of a shopper loads', MODULE, [INTERACTIVE, CART], 'interactive'],
  ['what the first command on the cart loads', MODULE, [CART_COMMANDS, CART], 'cart-commands'],
  ['what it shares with what is below a product', MODULE, [INTERACTIVE, FURTHER, CART], 'interactive'],
  ['what it shares with the blocks of the homes', MODULE, [INTERACTIVE, LEAD, MORE], 'interactive'],
  ['what an intended product loads', MODULE, [AROUND, LOGIN_ROUTE], 'around-product'],
  ['what makes views of products', VIEWS, [VIEWS, LOGIN_ROUTE], 'around-product'],
  ['what it shares with the account', MODULE, [VIEWS, LOGIN_ROUTE], 'around-product'],
  ['what statistics share with the account', MODULE, [TRACKING, LOGIN_ROUTE], 'tracking'],
  ['what both load', MODULE, [CART_COMMANDS, INTERACTIVE], 'interactive'],
  ['what a landing page loads too', MODULE, [CART_COMMANDS, INTERACTIVE, PRODUCT], 'product-detail'],
  ['the code of the first move itself', INTERACTIVE, [INTERACTIVE], null],
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
