import { createRouteMatcher, type DocumentPage } from './create-route-matcher';

const PAGES: readonly DocumentPage[] = [
  { id: 'home', guard: 'public', cache: 'public' },
  { id: 'product-list', guard: 'public', cache: 'public' },
  { id: 'product-detail', guard: 'public', cache: 'public' },
  { id: 'order-history', guard: 'member', cache: 'private' },
  { id: 'order-detail', guard: 'member', cache: 'private' },
  { id: 'static-page', guard: 'public', cache: 'public' },
];

it.each([
  ['/', 'home'],
  ['/product', 'product-list'],
  ['/product/', 'product-list'],
  ['/product/mug-white', 'product-detail'],
  ['/product/mug-white/', 'product-detail'],
  ['/mypage/order_history/12', 'order-detail'],
  ['/legal', 'static-page'],
  ['/no/such/page', 'static-page'],
])('%s is %s, with and without its slash [interp-trailing-slash]', (pathname, id) => {
  const matchRoute = createRouteMatcher(PAGES);
  expect(matchRoute(pathname)?.id).toBe(id);
  // The second result comes from the cache.
  expect(matchRoute(pathname)?.id).toBe(id);
});

it.each(['/mypage/no-such-page', '/register/no-such-page', '/reminder/no-such-page'])(
  'the path %s has no page, and is guarded like any other that has none',
  (pathname) => {
    expect(createRouteMatcher(PAGES)(pathname)).toMatchObject({ guard: 'public', cache: 'public' });
  },
);
