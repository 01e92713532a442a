import { sisterShopUrl } from './sister-shop-url';

const SHOPS = [
  { url: 'https://gift.example' },
  { url: 'https://corporate.example:8443/' },
  { url: 'broken' },
];

// spec items: trans-landing-page-redirect
it.each([
  ['https://gift.example/', 'https://gift.example/'],
  ['https://gift.example', 'https://gift.example/'],
  ['https://GIFT.example/lp/summer?x=1#top', 'https://gift.example/lp/summer?x=1#top'],
  ['https://corporate.example:8443/product', 'https://corporate.example:8443/product'],
])('%s leads to the sister shop', (value, url) => expect(sisterShopUrl(value, SHOPS)).toBe(url));

// reliability 10: no open redirect
it.each([
  null,
  undefined,
  '',
  '/product',
  '//gift.example/',
  'https://evil.example/',
  'http://gift.example/',
  'https://gift.example:444/',
  'https://corporate.example/',
  'https://gift.example.evil.example/',
  'https://gift.example@evil.example/',
  'https://evil.example#https://gift.example/',
  'https://shopper:secret@gift.example/',
  'https:\\\\gift.example\\',
  'https://evil.example\\@gift.example/',
  'https://gift.example/\n',
  'javascript:location="https://gift.example"',
  'blob:https://gift.example/1',
])('%j leads nowhere', (value) => expect(sisterShopUrl(value, SHOPS)).toBeNull());
