import { checkoutPaths } from './checkout-paths';
import { accountPaths } from './account-paths';
import { paths } from './paths';

// spec items: beh-dest-login-re, beh-dest-cart, beh-dest-ec, beh-dest-home, beh-dest-verify, beh-dest-maintenance
it.each([
  [accountPaths.loginAgain(), '/login/?re=1'],
  [paths.cart(), '/cart/'],
  [accountPaths.ec(), '/ec/'],
  [paths.home(), '/'],
  [accountPaths.verify(), '/verify'],
  [paths.maintenance(), '/maintenance/'],
  [paths.product('a/b'), '/product/a%2Fb'],
  [
    paths.productList({ word: '机 & 椅子', page: 1, sort: '' }),
    '/product?word=%E6%9C%BA+%26+%E6%A4%85%E5%AD%90',
  ],
  [paths.productList({ category: 'cups', page: 2 }), '/product?category=cups&page=2'],
  [accountPaths.addressEdit(7), '/mypage/address/7/edit'],
  [accountPaths.order(12), '/mypage/order_history/12'],
  [checkoutPaths.cartComplete('A-1'), '/cart/complete?order=A-1'],
  [paths.orderHistory(), '/mypage/order_history'],
  [paths.orderHistory(3), '/mypage/order_history?page=3'],
])('%s', (path, expected) => {
  expect(path).toBe(expected);
});
