import { defaultShopOrigin, shopPort } from '@shop/shops/shop-urls';
import { openBrowser } from '@shop/testing-browser/open-browser';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { utimesSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { freePortBase } from './platform.mjs';
import { waitUntilReady } from './processes.mjs';
import { fillWithSeed } from './seeded-folder.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');
/** A shop with a theme of its own library, and one with the simple theme. */
const SHOPS = ['default', 'school'];
/** Announced by the page (`HydrationMarker`). */
const HYDRATED_EVENT = 'shop-hydrated';
/** The general shop is 200 above it; browsers open no page at port 6000. */
const FIRST_PORT_BASE = 5830;
/** Vite reads all of the code at the first visit, on a machine that is busy with something else. */
const COLD_LIMIT_MS = 300_000;

let portBase: number;
let dataDir: string;
let dev: ChildProcess;
let browser: Browser;
const terminal: string[] = [];
beforeAll(async () => {
  [portBase, dataDir] = await Promise.all([
    freePortBase(FIRST_PORT_BASE),
    mkdtemp(path.join(tmpdir(), 'shop-dev-')),
  ]);
  await fillWithSeed(dataDir);
  // As on the first start after the installation: Vite knows no dependency yet.
  dev = spawn(process.execPath, [path.join(__dirname, 'dev.mjs'), ...SHOPS, '--force'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SHOP_PORT_BASE: String(portBase),
      SHOP_DATA_DIR: dataDir,
      // What Node itself warns of differs by its version.
      NODE_NO_WARNINGS: '1',
    },
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.on('data', (piece: Buffer) => terminal.push(piece.toString()));
  for (const shop of SHOPS)
    if (!(await waitUntilReady(`${urlOf(shop)}/@vite/client`, () => dev.exitCode !== null, COLD_LIMIT_MS)))
      throw new Error(`${shop} did not start:\n${terminal.join('')}`);
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  if (dev.exitCode === null) {
    const ended = once(dev, 'exit');
    dev.kill('SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

const urlOf = (shop: string) => `http://127.0.0.1:${shopPort(shop, portBase)}`;

const untilHydrated = (page: Page) =>
  page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, HYDRATED_EVENT);

/** Opens a page and notes from then on what goes wrong in it, and how often a document is loaded. */
async function watchPage() {
  const page = await browser.newPage();
  page.setDefaultTimeout(COLD_LIMIT_MS);
  const messages: string[] = [];
  const failed: string[] = [];
  let loads = 0;
  page.on('pageerror', ({ message }) => messages.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
  });
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    if (response.request().isNavigationRequest()) loads += 1;
  });
  return { page, messages, failed, loads: () => loads };
}

/** Visits a page as the first guest, until it is hydrated and at rest. */
async function visit(url: string) {
  const { page, messages, failed, loads } = await watchPage();
  let letScriptsRun: () => void = () => undefined;
  const isSeen = new Promise<void>((resolve) => (letScriptsRun = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await isSeen;
    await route.continue();
  });
  await page.goto(url, { waitUntil: 'commit' });
  const menu = page.locator('header nav').first();
  // A frame is drawn only once the style sheets of the first HTML are loaded: this is what the guest sees first.
  const displayOfMenu = () =>
    menu.evaluate(async (element) => {
      await new Promise((done) => requestAnimationFrame(done));
      return getComputedStyle(element).display;
    });
  const first = await displayOfMenu();
  letScriptsRun();
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  return { first, last: await displayOfMenu(), loads: loads(), failed, messages };
}

it.each(SHOPS.flatMap((shop) => ['/login', '/'].map((address) => [shop, address])))(
  '%s%s is a styled page at the first visit, without a second load, an error or a warning',
  async (shop = '', address = '') => {
    const seen = await visit(`${defaultShopOrigin(shop, portBase)}${address}`);
    expect(seen).toEqual({ first: 'flex', last: 'flex', loads: 1, failed: [], messages: [] });
  },
);

it.each(['/_root.data', '/product.data'])(
  'serves %s, which hot reload fetches again after each change of code',
  async (address) => {
    const response = await fetch(`${urlOf('school')}${address}`);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/x-script']);
  },
);

it.each([
  ['a theme’s tokens, which only the server has', 'libs/themes/default/src/tokens.ts', 2],
  ['a component', 'libs/themes/default/src/pages/product-list/product-list-page.tsx', 1],
])('a change of %s reaches the page that is open', async (_what, file, loads) => {
  const { page, ...watched } = await watchPage();
  await page.goto(`${defaultShopOrigin('default', portBase)}/product`);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  const changed =
    loads === 1
      ? page.waitForResponse((response) => response.url().includes(path.basename(file)))
      : page.waitForEvent('load');
  // Vite goes by the time of the change: the text stays as it is.
  const now = new Date();
  utimesSync(path.join(WORKSPACE, file), now, now);
  await changed;
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect([watched.loads(), watched.failed, watched.messages]).toEqual([loads, [], []]);
});

it('says nothing on the terminal that nobody can act on', () => {
  expect(terminal.join('')).not.toMatch(/deprecated|\bwarning\b/i);
});
