import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { apiUrl, defaultShopOrigin, originVariable, shopPort } from './shop-urls.mjs';
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

it('the API listens on the first port', () => {
  expect(apiUrl(4300)).toBe('http://127.0.0.1:4300');
  expect(apiUrl(4300, '192.0.2.7')).toBe('http://192.0.2.7:4300');
});

it.each([
  ['gift', 'SHOP_ORIGIN_GIFT'],
  ['tea-house', 'SHOP_ORIGIN_TEA_HOUSE'],
  ['tea-house-2', 'SHOP_ORIGIN_TEA_HOUSE_2'],
])('the shop %s: the variable %s sets the origin of a shop, and a shell accepts it', (name, variable) => {
  expect(originVariable(name)).toBe(variable);
  const command = `export ${variable}=https://shop.example && printenv ${variable}`;
  expect(execFileSync('sh', ['-c', command], { encoding: 'utf8' })).toBe('https://shop.example\n');
});

it('the name of every shop is in kebab-case, so that no two share a variable', () => {
  for (const { name } of SHOPS) expect(name).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/);
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
