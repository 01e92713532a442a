import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { PAGE_PATHS } from '@shop/site/paths/page-paths';
import type { RouteHandle } from './page/route-handle';
import { shopRoutes } from './routes';

const FOLDER = path.join(__dirname, 'pages');
const FILES = readdirSync(FOLDER).map((file) => path.basename(file, '.tsx'));
const IDS = Object.keys(PAGE_PATHS);

const pageOf = (file: string) =>
  jest.requireActual<{ readonly handle: RouteHandle }>(path.join(FOLDER, file)).handle.page;

it('there is one file for every page that has a path', () => {
  expect(FILES.toSorted()).toEqual(IDS.toSorted());
});

it.each(FILES)('pages/%s defines the page that it is named after', (file) => {
  expect(pageOf(file).id).toBe(file);
});

it('the framework finds the file of every route', () => {
  const app = path.resolve(__dirname, '../../../../apps/storefront-default/app');
  expect(shopRoutes().filter(({ file }) => !existsSync(path.join(app, file)))).toEqual([]);
});

it.each([
  ['mypage', 'member'],
  ['order-history', 'member'],
  ['order-detail', 'member'],
  ['ec', 'member'],
  ['login', 'logout-only'],
  ['home', 'public'],
  ['cart', 'public'],
  ['cart-confirm', 'public'],
])('%s is %s [interp-guards-not-listed, interp-ec-guard]', (id, guard) => {
  expect(pageOf(id).guard).toBe(guard);
});

it('no document is cached for all shoppers that shows a cart or a member', () => {
  const personal = FILES.map(pageOf).filter(
    ({ id, guard }) => guard === 'member' || guard === 'token' || PAGE_PATHS[id].startsWith('/cart'),
  );
  expect(personal.length).toBeGreaterThan(0);
  expect(personal.filter(({ cache }) => cache === 'public')).toEqual([]);
});

/** Whoever wanders there has nothing to finish and was told nothing. */
const WITH_POPUPS = [
  'blog',
  'blog-article',
  'bookmark',
  'brand',
  'coupon',
  'ec',
  'faq',
  'favourite-list',
  'favourites',
  'flip-book',
  'flip-book-detail',
  'home',
  'landing-page',
  'landing-pages',
  'login-history',
  'maker',
  'maker-detail',
  'message-center',
  'message-detail',
  'mypage',
  'news',
  'news-article',
  'point',
  'product-detail',
  'product-history',
  'product-list',
  'product-uos',
  'request-history',
  'search-history',
  'sitemap',
  'static-page',
  'statements',
  'stylist',
  'stylist-detail',
];

it.each(FILES)('popups come over %s only where it is for wandering about', (file) => {
  expect(pageOf(file).allowsPopups === true).toBe(WITH_POPUPS.includes(file));
});
