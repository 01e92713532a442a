import { apiOrigin, shopOrigin, type ShopName } from './platform-origins';

test.each<[ShopName, string]>([
  ['default', 'http://default.localhost:4200'],
  ['corporate', 'http://corporate.localhost:4201'],
  ['school', 'http://school.localhost:4202'],
  ['gift', 'http://gift.localhost:4203'],
])('the shop %s answers at %s', (shop, origin) => {
  expect(shopOrigin(4000, shop)).toBe(origin);
});

test('the API answers at the first port', () => {
  expect(apiOrigin(4300)).toBe('http://127.0.0.1:4300');
});
