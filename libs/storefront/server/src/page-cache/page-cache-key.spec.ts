import { pageCacheKey } from './page-cache-key';

it.each([
  ['/product', '', 'https://shop.example/product'],
  ['/product', '?', 'https://shop.example/product'],
  ['/product', '?word=マグ', 'https://shop.example/product?word=%E3%83%9E%E3%82%B0'],
  ['/product', '?utm_source=a&word=1&gclid=b', 'https://shop.example/product?word=1'],
  ['/product', `?gclid=${'a'.repeat(400)}`, 'https://shop.example/product'],
  ['/product', `?word=${'あ'.repeat(200)}`, null],
])('%s%s is cached under the configured origin', (pathname, search, key) => {
  expect(pageCacheKey('https://shop.example', { pathname, search })).toBe(key);
});
