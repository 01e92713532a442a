import { isDefaultHost, whyNotPublic } from './why-not-public';

it.each([
  'http://default.localhost:4200',
  'https://localhost',
  'https://LOCALHOST.',
  'https://shop.example',
  'https://example.com',
  'https://shop.example.jp',
  'https://www.example.co.jp:8443',
  'https://127.0.0.1',
  'https://127.1.2.3:4200',
  'https://0.0.0.0',
  'https://[::1]:4200',
])('%s is no live shop’s', (origin) => {
  expect(whyNotPublic(origin)).toContain('own host');
});

it.each(['http://tsuyukusa.jp', 'http://shop.tsuyukusa.jp:8080'])('%s is sent unencrypted', (origin) => {
  expect(whyNotPublic(origin)).toContain('https://');
});

it.each([
  'https://tsuyukusa.jp',
  'https://examples.jp',
  'https://my-example.jp',
  'https://example-shop.co.jp',
  'https://localhost-hotel.jp',
  'https://127.tsuyukusa.jp',
  'https://example.shop.tsuyukusa.jp',
])('%s may be a live shop’s', (origin) => {
  expect(whyNotPublic(origin)).toBeNull();
});

it('knows a host by itself, as in a mail address', () => {
  expect([isDefaultHost('example.jp'), isDefaultHost('tsuyukusa.jp')]).toEqual([true, false]);
});
