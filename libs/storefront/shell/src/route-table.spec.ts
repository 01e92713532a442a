import { existsSync } from 'node:fs';
import path from 'node:path';
import { SHOP_ROUTES } from './route-table';
import { shopRoutes } from './routes';

it('names every route once, without a word about files', () => {
  const ids = SHOP_ROUTES.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
});

it('has a module for every route where an app will look for it', () => {
  const app = path.resolve(__dirname, '../../../../apps/storefront-default/app');
  expect(shopRoutes().filter(({ file }) => !existsSync(path.join(app, file)))).toEqual([]);
});

it.each([
  ['/mypage', 'member'],
  ['/mypage/order_history', 'member'],
  ['/mypage/order_history/:key', 'member'],
  ['/ec', 'member'],
  ['/login', 'logout-only'],
  ['/', 'public'],
  ['/cart', 'public'],
  ['/cart/confirm', 'public'],
])('%s is %s [interp-guards-not-listed, interp-ec-guard, interp-guest-order]', (address, guard) => {
  expect(SHOP_ROUTES.find((route) => route.path === address)?.guard).toBe(guard);
});

it('shares no HTML of a page that shows a cart or a member', () => {
  const personal = SHOP_ROUTES.filter(
    ({ path: address, guard }) => guard === 'member' || guard === 'token' || address.startsWith('/cart'),
  );
  expect(personal.length).toBeGreaterThan(0);
  expect(personal.filter(({ cache }) => cache === 'public')).toEqual([]);
});
