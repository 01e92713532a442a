import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { until } from '@shop/testing-api/until';
import { type OpenShop, openShop } from './open-shop';

const BUILD = path.resolve(__dirname, '../build');
const WORKSPACE = path.resolve(__dirname, '../../..');
/** Fills a slot of the layout. */
const NOTICE = '12月29日から1月3日まで';
/** Fills a slot of the home page. */
const GREETING = '年末年始のご挨拶に。';
const MORE_ARRIVALS = '冬の新着商品をもっと見る';

let open: OpenShop;
beforeAll(async () => {
  open = await openShop({ shop: { env: { SHOP_PAGE_DATA_MS: '1' } } });
}, 60_000);
afterAll(() => open.close());

const readOutput = (folder: string) =>
  readdirSync(path.join(BUILD, folder), { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name) && !entry.parentPath.includes('.vite'),
    )
    .map((entry) => ({
      name: entry.name,
      text: readFileSync(path.join(entry.parentPath, entry.name), 'utf8'),
    }));

const preloaded = (html: string) =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map((match) => match[1] ?? '');

async function untilSwitched(isSwitched: (html: string) => boolean): Promise<string> {
  return await until('a document of the other theme', async () => {
    const html = await open.shop.html('/');
    return isSwitched(html) ? html : undefined;
  });
}

const partsOf = (html: string) =>
  [...html.matchAll(/<meta name="shop-part" content="([^"]+)"/g)].map((match) => match[1]).sort();

test('[setting-site-namespace] SITE.NAMESPACE switched on the server switches words, parts, slots and colours, with their files', async () => {
  const before = await open.shop.html('/');
  expect(before).not.toContain(GREETING);
  expect(partsOf(before)).toEqual(['layouts/default', 'pages/home', 'parts/block-head']);
  await open.set({ 'SITE.NAMESPACE': 'festive' });
  const festive = await untilSwitched((html) => html.includes(GREETING));
  expect(festive).toContain('data-shop-namespace="festive"');
  expect(festive).toContain('--shop-color-primary:#8f2230');
  expect(festive).toContain(NOTICE);
  expect(festive).toContain(MORE_ARRIVALS);
  expect(partsOf(festive)).toEqual([
    'layouts/default',
    'pages/home',
    'parts/block-head',
    'parts/product-card',
    'slots/header-note',
    'slots/home-lead',
  ]);
  expect(preloaded(festive).filter((file) => !preloaded(before).includes(file))).toHaveLength(3);
  await open.set({ 'SITE.NAMESPACE': 'unheard-of' });
  const fallback = await untilSwitched((html) => !html.includes(GREETING));
  expect(fallback).toContain('--shop-color-primary:#1f5c4a');
  // The tests that follow look at the shop's own theme.
  await open.set({ 'SITE.NAMESPACE': 'default' });
  await untilSwitched((html) => html.includes('data-shop-namespace="default"'));
}, 60_000);

const codeOf = (file: string) => readFileSync(path.join(BUILD, 'client', file), 'utf8');

test('the HTML of a document names every file that its page needs', async () => {
  const html = await open.shop.html('/product');
  const files = preloaded(html);
  expect(files.some((file) => codeOf(file).includes('該当する商品が見つかりませんでした'))).toBe(true);
  expect(new Set(files).size).toBeGreaterThan(4);
  for (const file of files) {
    const code = codeOf(file);
    const imported = [...code.matchAll(/(?:from|import)"\.\/([^"]+\.js)"/g)].map(
      (match) => `/assets/${match[1]}`,
    );
    expect(imported.filter((other) => !files.includes(other))).toEqual([]);
  }
});

test('only a member’s HTML names the files that only members need', async () => {
  const namesLivePart = (html: string) =>
    preloaded(html).some((file) => codeOf(file).includes('/v1/auth/refresh'));
  expect(namesLivePart(await open.shop.html('/product'))).toBe(false);
  const cookie = await open.cookieOf('member@example.jp');
  expect(namesLivePart(await open.shop.html('/product', { cookie }))).toBe(true);
});

test.each(['client', 'server'])(
  'the %s output contains no path of the build machine or of a source file',
  (folder) => {
    const files = readOutput(folder);
    expect(files.length).toBeGreaterThan(3);
    expect(files.filter(({ text }) => text.includes(WORKSPACE)).map(({ name }) => name)).toEqual([]);
    expect(
      files
        .filter(({ text }) => /libs\/(?:core|features|shared|storefront|themes|ui)\//.test(text))
        .map(({ name }) => name),
    ).toEqual([]);
  },
);

test.each([
  ['schemas', /safeParse|Invalid type: Expected/],
  ['forms', /shouldUnregister/],
  ['toasts', /Toastify__/],
])('a product’s page loads no %s', async (_what, pattern) => {
  const html = await open.shop.html(`/product/${await open.productKey()}`);
  const scripts = preloaded(html).map(codeOf);
  expect(scripts.length).toBeGreaterThan(4);
  expect(scripts.filter((code) => pattern.test(code))).toEqual([]);
});

test.each(['/', '/product'])('the pictures of %s come before its scripts', async (path) => {
  const html = await open.shop.html(path);
  const [deferred = ''] = /<noscript data-shop-scripts="">.*?<\/noscript>/s.exec(html) ?? [];
  expect(preloaded(deferred).length).toBeGreaterThan(4);
  expect(preloaded(html)).toEqual(preloaded(deferred));
  expect(deferred).toContain('<script type="module"');
  expect(html.replace(deferred, '')).not.toMatch(
    /<script[^>]* src=|<script type="module"|rel="modulepreload"/,
  );
  expect(html).toMatch(/<img[^>]* fetchPriority="high"/);
});
