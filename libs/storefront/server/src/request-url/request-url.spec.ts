import {
  type HostileTarget,
  LEGAL_TARGETS,
  composedTarget,
  hostileTargets,
} from '@shop/testing-api/request-targets/hostile-targets';
import fc from 'fast-check';
import { parseRequestUrl } from './request-url';

const RUNS = 2_000;

it.each([
  ['/', '/', ''],
  ['/product', '/product', ''],
  ['/product/', '/product/', ''],
  ['/product?', '/product', ''],
  ['/product?page=2', '/product', '?page=2'],
  ['/product?a=1?b=2', '/product', '?a=1?b=2'],
  ['/product?next=//evil.example/../x', '/product', '?next=//evil.example/../x'],
  ['/product?word=a%2fb%5c%2e%2E%0d%00', '/product', '?word=a%2fb%5c%2e%2E%0d%00'],
  ['/product/%e6%a3%9a', '/product/%E6%A3%9A', ''],
  ['/%6Dypage', '/mypage', ''],
  ['/%61pi/v1/products', '/api/v1/products', ''],
  ['/product/%41%7a%30%2D%5f%7E', '/product/Az0-_~', ''],
  ['/product/a%20b%22%3C', '/product/a%20b%22%3C', ''],
  ['/product/"<b>`{}', '/product/%22%3Cb%3E%60%7B%7D', ''],
  ['/product/a:b@c;d=e|f[g]', '/product/a:b@c;d=e|f[g]', ''],
  ['/product/100%25', '/product/100%25', ''],
  ['/product/%25E6', '/product/%25E6', ''],
  ['/product/...', '/product/...', ''],
  ['/product/a..b/.c', '/product/a..b/.c', ''],
  ['/product//mug', '/product//mug', ''],
  ['/a//evil.example/login', '/a//evil.example/login', ''],
  ['/api', '/api', ''],
  ['/api?a', '/api', '?a'],
  ['/api/', '/api/', ''],
  ['/apiary//x', '/apiary//x', ''],
  ['/files//evil.example/a.webp', '/files//evil.example/a.webp', ''],
])('%s has the path %s and the query %s', (target, pathname, search) => {
  expect(parseRequestUrl(target)).toEqual({ pathname, search });
});

it.each<HostileTarget>([['nothing', ''], ...hostileTargets('evil.example')])(
  '%s is no URL of the shop',
  (_what, target) => {
    expect(parseRequestUrl(target)).toBeNull();
  },
);

it.each(LEGAL_TARGETS)('%s is a URL of the shop', (_what, target) => {
  expect(parseRequestUrl(target)).not.toBeNull();
});

it.each(['http://shop.example', 'https://other.example:8443'])(
  'a parsed URL does not change when it is appended to %s, nor when it is parsed again',
  (origin) => {
    fc.assert(
      fc.property(composedTarget('evil.example'), (target) => {
        const url = parseRequestUrl(target);
        if (url === null) return;
        const { pathname, search } = url;
        const absolute = new URL(`${origin}${pathname}${search}`);
        expect([absolute.origin, absolute.pathname, absolute.search]).toEqual([origin, pathname, search]);
        expect(parseRequestUrl(`${pathname}${search}`)).toEqual(url);
        const decoded = decodeURIComponent(pathname);
        expect(decoded).not.toMatch(/[\\\p{Cc}]/u);
        expect(decoded.split('/')).toHaveLength(pathname.split('/').length);
        expect(decoded.split('/')).not.toEqual(expect.arrayContaining(['..']));
      }),
      { seed: 3986, numRuns: RUNS },
    );
  },
);
