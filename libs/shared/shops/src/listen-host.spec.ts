import { localUrlHost, readListenHost } from './listen-host.mjs';

it.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
  ['::', '::'],
  ['192.0.2.7', '192.0.2.7'],
  ['shop.tsuyukusa.jp', null],
  ['*', null],
  ['127.0.0.1:4000', null],
])('SHOP_LISTEN_HOST=%s listens at %s', (value, host) => {
  expect(readListenHost(value)).toBe(host);
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
  ['192.0.2.7', '192.0.2.7'],
  ['2001:db8::7', '[2001:db8::7]'],
])('what listens at %s is called at %s', (listenHost, host) => {
  expect(localUrlHost(listenHost)).toBe(host);
});
