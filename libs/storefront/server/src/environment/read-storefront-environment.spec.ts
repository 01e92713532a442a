import { EnvironmentError } from './environment-error';
import { readStorefrontEnvironment } from './read-storefront-environment';

it.each([
  ['default', 4200],
  ['corporate', 4201],
  ['school', 4202],
  ['gift', 4203],
] as const)('%s listens on %i and has an origin of its own', (shop, port) => {
  const environment = readStorefrontEnvironment(shop, {});
  expect(environment).toMatchObject({
    port,
    origin: `http://${shop}.localhost:${port}`,
    apiUrl: 'http://127.0.0.1:4000',
    listenHost: '127.0.0.1',
    isLive: false,
  });
});

it('listens where it is told to, and calls an API that listens there', () => {
  expect(readStorefrontEnvironment('gift', { SHOP_LISTEN_HOST: '0.0.0.0' })).toMatchObject({
    listenHost: '0.0.0.0',
    apiUrl: 'http://127.0.0.1:4000',
  });
  expect(readStorefrontEnvironment('gift', { SHOP_LISTEN_HOST: '192.0.2.7' })).toMatchObject({
    listenHost: '192.0.2.7',
    apiUrl: 'http://192.0.2.7:4000',
  });
});

const LIVE = {
  SHOP_ENV: 'live',
  SHOP_INTERNAL_SECRET: 'kM3vQ9xT7bLw2pZr8sYd5nFh4cJg6aEu',
  SHOP_ORIGIN_DEFAULT: 'https://tsuyukusa.jp',
};

it('a live shop with its secret and its own https origin starts', () => {
  expect(readStorefrontEnvironment('default', LIVE)).toMatchObject({
    isLive: true,
    origin: 'https://tsuyukusa.jp',
  });
});

it('says all that is wrong with a live shop at once', () => {
  const read = () => readStorefrontEnvironment('default', { SHOP_ENV: 'live' });
  expect(read).toThrow(/SHOP_INTERNAL_SECRET.*SHOP_ORIGIN_DEFAULT.*http:\/\/default\.localhost:4200/);
});

it('moves all ports by SHOP_PORT_BASE and takes origins as configured', () => {
  const variables = { SHOP_PORT_BASE: '5000', SHOP_ORIGIN_GIFT: 'https://gift.example/' };
  expect(readStorefrontEnvironment('gift', variables)).toMatchObject({
    port: 5203,
    origin: 'https://gift.example',
    apiUrl: 'http://127.0.0.1:5000',
  });
});

it('calls the API of another machine at SHOP_API_URL', () => {
  const { apiUrl } = readStorefrontEnvironment('gift', { SHOP_API_URL: 'http://10.0.0.5:4000/' });
  expect(apiUrl).toBe('http://10.0.0.5:4000');
});

it('lists the origins of APIs that browsers may be told to call', () => {
  expect(readStorefrontEnvironment('gift', {}).allowedApis).toEqual([]);
  const SHOP_ALLOWED_APIS = 'https://api.example/, http://127.0.0.1:4000';
  expect(readStorefrontEnvironment('gift', { SHOP_ALLOWED_APIS }).allowedApis).toEqual([
    'https://api.example',
    'http://127.0.0.1:4000',
  ]);
});

it.each([
  ['a port that is no number', { SHOP_PORT_BASE: 'abc' }],
  ['a port without room for the shops', { SHOP_PORT_BASE: '65500' }],
  ['a port that nothing can call', { SHOP_PORT_BASE: '6000' }],
  ['an allowed API with a path', { SHOP_ALLOWED_APIS: 'https://api.example/v1' }],
  ['a URL of the API with a path', { SHOP_API_URL: 'http://10.0.0.5:4000/v1' }],
  ['an origin with a path', { SHOP_ORIGIN_DEFAULT: 'https://shop.example/sub' }],
  ['an origin that is no web URL', { SHOP_ORIGIN_DEFAULT: 'javascript:alert(1)' }],
  ['a proxy by its name', { TRUSTED_PROXIES: '10.0.0.1, proxy.example' }],
  ['a live shop with a secret that can be guessed', { ...LIVE, SHOP_INTERNAL_SECRET: 'secret' }],
  ['a live shop without a secret', { ...LIVE, SHOP_INTERNAL_SECRET: '' }],
  ['a live shop whose origin is a default', { ...LIVE, SHOP_ORIGIN_DEFAULT: '' }],
  ['a live shop at an example’s host', { ...LIVE, SHOP_ORIGIN_DEFAULT: 'https://shop.example.jp' }],
  ['a live shop without https', { ...LIVE, SHOP_ORIGIN_DEFAULT: 'http://tsuyukusa.jp' }],
  ['live in capitals, which is no demonstration', { ...LIVE, SHOP_ENV: 'Live' }],
  ['another environment', { SHOP_ENV: 'production' }],
  ['a host name to listen at', { SHOP_LISTEN_HOST: 'tsuyukusa.jp' }],
])('rejects %s', (_what, variables) => {
  expect(() => readStorefrontEnvironment('default', variables)).toThrow(EnvironmentError);
});
