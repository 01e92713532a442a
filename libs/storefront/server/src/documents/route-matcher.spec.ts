import { createRouteMatcher } from './route-matcher';

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
  const documentRoute = createRouteMatcher();
  expect(documentRoute(pathname)?.id).toBe(id);
  // Remembered, it is the same.
  expect(documentRoute(pathname)?.id).toBe(id);
});
