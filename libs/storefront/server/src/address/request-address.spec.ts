import {
  type HostileTarget,
  LEGAL_TARGETS,
  composedTarget,
  hostileTargets,
} from '@shop/testing-api/request-targets/hostile-targets';
import fc from 'fast-check';
import { parseRequestAddress } from './request-address';

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
])('%s is %s and %s', (target, pathname, search) => {
  expect(parseRequestAddress(target)).toEqual({ pathname, search });
});

it.each<HostileTarget>([['nothing', ''], ...hostileTargets('evil.example')])(
  '%s is no address of the shop',
  (_what, target) => {
    expect(parseRequestAddress(target)).toBeNull();
  },
);

it.each(LEGAL_TARGETS)('%s is an address of the shop', (_what, target) => {
  expect(parseRequestAddress(target)).not.toBeNull();
});

it.each(['http://shop.example', 'https://other.example:8443'])(
  'what was read stays as it is when it is put behind %s, and when it is read once more',
  (origin) => {
    fc.assert(
      fc.property(composedTarget('evil.example'), (target) => {
        const address = parseRequestAddress(target);
        if (address === null) return;
        const { pathname, search } = address;
        const url = new URL(`${origin}${pathname}${search}`);
        expect([url.origin, url.pathname, url.search]).toEqual([origin, pathname, search]);
        expect(parseRequestAddress(`${pathname}${search}`)).toEqual(address);
        const decoded = decodeURIComponent(pathname);
        expect(decoded).not.toMatch(/[\\\p{Cc}]/u);
        expect(decoded.split('/')).toHaveLength(pathname.split('/').length);
        expect(decoded.split('/')).not.toEqual(expect.arrayContaining(['..']));
      }),
      { seed: 3986, numRuns: RUNS },
    );
  },
);
