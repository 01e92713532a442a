import { storefrontPath, storefrontPathOf } from './storefront-paths';

it('a page without parameters has its pattern as its path', () => {
  expect(storefrontPath('login-unlock')).toBe('/login/unlock');
});

it('a key is encoded, so that it stays one segment of the path', () => {
  expect(storefrontPathOf('product-detail', '棚/a?b')).toBe('/product/%E6%A3%9A%2Fa%3Fb');
  expect(storefrontPathOf('order-detail', 12)).toBe('/mypage/order_history/12');
});
