import { createRouteMatcher } from './create-route-matcher';

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
  const matchRoute = createRouteMatcher();
  expect(matchRoute(pathname)?.id).toBe(id);
  // The second result comes from the cache.
  expect(matchRoute(pathname)?.id).toBe(id);
});
