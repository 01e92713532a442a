import { documentRoute } from './document-route';

it.each([
  ['/', 'home'],
  ['/product', 'product-list'],
  ['/product/', 'product-list'],
  ['/product/mug-white', 'product-detail'],
  ['/product/mug-white/', 'product-detail'],
  ['/mypage/order_history/12', 'order-detail'],
  ['/no/such/page', 'not-found'],
])('%s is %s, with and without its slash [interp-trailing-slash]', (pathname, id) => {
  expect(documentRoute(pathname)?.id).toBe(id);
});
