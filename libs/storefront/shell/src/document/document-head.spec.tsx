import { canonicalUrl } from './document-head';

const ORIGIN = 'https://shop.example';

it.each([
  ['the top page', '/', '', [], 'https://shop.example/'],
  ['a page with its slash [interp-trailing-slash]', '/product/', '', [], 'https://shop.example/product'],
  ['a page without it', '/product', '', [], 'https://shop.example/product'],
  [
    'a search',
    '/product',
    '?word=マグ&utm_source=x',
    ['word'],
    'https://shop.example/product?word=%E3%83%9E%E3%82%B0',
  ],
  ['an order of the same list', '/product', '?sort=new', ['page'], 'https://shop.example/product'],
  ['a path that would lead away', '//evil.example', '', [], 'https://shop.example/'],
])('%s', (_what, pathname, search, parameters, url) => {
  expect(canonicalUrl(ORIGIN, pathname, search, parameters)).toBe(url);
});
