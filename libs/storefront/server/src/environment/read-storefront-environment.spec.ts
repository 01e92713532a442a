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
    apiAddress: 'http://127.0.0.1:4000',
    isLive: false,
  });
});

it('moves all ports by SHOP_PORT_BASE and takes origins as configured', () => {
  const variables = { SHOP_PORT_BASE: '5000', SHOP_ORIGIN_GIFT: 'https://gift.example/' };
  expect(readStorefrontEnvironment('gift', variables)).toMatchObject({
    port: 5203,
    origin: 'https://gift.example',
    apiAddress: 'http://127.0.0.1:5000',
  });
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
  ['an allowed API with a path', { SHOP_ALLOWED_APIS: 'https://api.example/v1' }],
  ['an origin with a path', { SHOP_ORIGIN_DEFAULT: 'https://shop.example/sub' }],
  ['an origin that is no web address', { SHOP_ORIGIN_DEFAULT: 'javascript:alert(1)' }],
  ['a live shop with a secret that can be guessed', { SHOP_ENV: 'live', SHOP_INTERNAL_SECRET: 'secret' }],
  ['a live shop without a secret', { SHOP_ENV: 'live' }],
])('rejects %s', (_what, variables) => {
  expect(() => readStorefrontEnvironment('default', variables)).toThrow(EnvironmentError);
});
