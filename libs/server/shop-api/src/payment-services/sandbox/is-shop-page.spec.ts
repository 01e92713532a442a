import { isShopPage } from './is-shop-page';

const SHOPS = ['http://default.localhost:8000', 'https://shop.example.jp'];

it.each([
  ['http://default.localhost:8000', true],
  ['http://127.0.0.1:8000', true],
  ['http://localhost:8000', true],
  ['http://[::1]:8000', true],
  ['https://shop.example.jp', true],
  ['http://127.0.0.1:8001', false],
  ['https://127.0.0.1:8000', false],
  ['http://127.0.0.1:8000/page', false],
  ['http://shop.example.jp', false],
  ['https://shop.example.jp:443', false],
  ['http://127.0.0.1.evil.example:8000', false],
  ['null', false],
  ['', false],
])('%s may take tokens: %p', (origin, may) => {
  expect(isShopPage(origin, SHOPS)).toBe(may);
});

it('a shop with a name of its own is not reached under loopback names', () => {
  expect(isShopPage('https://127.0.0.1', ['https://shop.example.jp'])).toBe(false);
});
