import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listProductsSpec } from '@shop/contract/products/list-products';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import type { Request } from 'playwright-core';
import { API } from '../api';
import { setUpShopper } from '../set-up-shopper';
import { PHONE } from '../shopper';
import { documentBytes } from './document-bytes';
import { FIRST_LOAD_BUDGET, warningsOf } from './first-load-budget';

const WARNINGS = path.resolve(__dirname, '../../../../reports/warnings/first-load-budget.json');

const shopper = setUpShopper({ viewport: PHONE });
const warnings: string[] = [];
afterAll(() => {
  mkdirSync(path.dirname(WARNINGS), { recursive: true });
  writeFileSync(WARNINGS, `${JSON.stringify(warnings, null, 2)}\n`);
});

/** The path of the first product of the list, which has neither reviews nor a size table. */
const firstProduct = async () => {
  const { body } = await API.call(listProductsSpec, { query: { in_stock: true } });
  return `/product/${body[0]!.key}`;
};

/** Bytes of the compressed bodies of these requests that are of one type. */
async function bodyBytes(requests: readonly Request[], type: 'document' | 'script'): Promise<number> {
  const sizes = await Promise.all(
    requests.filter((request) => request.resourceType() === type).map((request) => request.sizes()),
  );
  return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

const LANDING_PAGES = [
  ['top page', () => Promise.resolve('/')],
  ['product list', () => Promise.resolve('/product')],
  ['product', firstProduct],
] as const;

test.each(LANDING_PAGES)('the %s keeps its byte budgets, and nothing on it moves', async (name, findPath) => {
  const path = await findPath();
  const requests: Request[] = [];
  shopper.page.on('requestfinished', (request) => requests.push(request));
  await shopper.page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shift += Number(entry.value);
      document.documentElement.dataset['layoutShift'] = String(shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await shopper.open(path);
  await shopper.waitUntilIdle();
  const scriptBytes = await bodyBytes(requests, 'script');
  const htmlBytes = await bodyBytes(requests, 'document');
  warnings.push(...warningsOf(name, { scriptBytes, htmlBytes }));
  expect([scriptBytes > 0, htmlBytes > 0]).toEqual([true, true]);
  expect(scriptBytes).toBeLessThanOrEqual(FIRST_LOAD_BUDGET.scriptBytes);
  expect(htmlBytes).toBeLessThanOrEqual(FIRST_LOAD_BUDGET.htmlBytes);
  expect(Number((await shopper.page.locator('html').getAttribute('data-layout-shift')) ?? '0')).toBe(0);
});

test('no product has a document over its byte budget: sets, sizes, reviews and sold out ones included', async () => {
  const pages = [1, 2, 3].map((page) => API.call(listProductsSpec, { query: { per: 100, page } }));
  const products = (await Promise.all(pages)).flatMap(({ body }) => body);
  const measured = products.filter((_product, index) => index % (SOAK_FACTOR === 1 ? 6 : 1) === 0);
  const sizes: { readonly key: string; readonly bytes: number }[] = [];
  for (const { key } of measured) sizes.push({ key, bytes: await documentBytes(`/product/${key}`) });
  for (const { key, bytes } of sizes) warnings.push(...warningsOf(`product ${key}`, { htmlBytes: bytes }));
  expect(sizes.length).toBeGreaterThan(20);
  expect(sizes.filter(({ bytes }) => bytes > FIRST_LOAD_BUDGET.htmlBytes)).toEqual([]);
});
