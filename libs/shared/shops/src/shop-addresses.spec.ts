import { existsSync } from 'node:fs';
import path from 'node:path';
import { apiAddress, defaultShopOrigin, originVariable, shopPort } from './shop-addresses.mjs';
import { findShop, SHOPS } from './shop-list.mjs';

const WORKSPACE = path.resolve(__dirname, '../../../..');

it.each([
  ['default', 4200, 'http://default.localhost:4200'],
  ['corporate', 4201, 'http://corporate.localhost:4201'],
  ['school', 4202, 'http://school.localhost:4202'],
  ['gift', 4203, 'http://gift.localhost:4203'],
])('the shop %s listens on port %i and is known as %s', (name, port, origin) => {
  expect(shopPort(name, 4000)).toBe(port);
  expect(defaultShopOrigin(name, 4000)).toBe(origin);
});

it('the API answers at the first port', () => {
  expect(apiAddress(4300)).toBe('http://127.0.0.1:4300');
});

it('an environment variable for each shop sets its origin', () => {
  expect(originVariable('gift')).toBe('SHOP_ORIGIN_GIFT');
});

it.each(SHOPS.map(({ name }) => name))('the shop %s has its app', (name) => {
  expect(existsSync(path.join(WORKSPACE, `apps/storefront-${name}/server.ts`))).toBe(true);
});

it('no two shops share a name, a port or a channel', () => {
  for (const key of ['name', 'portOffset', 'channel'] as const)
    expect(new Set(SHOPS.map((shop) => shop[key])).size).toBe(SHOPS.length);
});

it('a name that no shop has is an error that lists the shops', () => {
  expect(() => findShop('flowers')).toThrow('choose from default, corporate, school, gift');
});
