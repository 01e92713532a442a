import { setTimeout } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { FEATURES_OFF } from './chromium-features';
import { keepFailuresOf, noteLines } from './keep-failure';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** What has not come by then never will: the limit of every wait, on a machine that is busy with something else. */
export const BROWSER_LIMIT_MS = 60_000;
/** How long a browser of which a page has crashed may take to close. */
const CRASHED_LIMIT_MS = 10_000;

declare global {
  /** Outlives a test file where `tools/jest/failure-keeping-environment.cjs` is its environment. */
  var shopKeptBrowsers: Browser[] | undefined;
}

/**
 * The environment of Chromium. Under another date (`tools/soak/shifted-dates.mjs`) the tests preload faketime, with which
 * Chromium waits in a loop that takes whole cores: it goes by the real clock, and its pages by that of the tests.
 */
function browserEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(([name]) => name !== 'LD_PRELOAD');
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
const IS_SHIFTED = process.env['FAKETIME'] !== undefined;

/** Starts the system's Chromium without its own network traffic. */
const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    env: browserEnvironment(),
    timeout: BROWSER_LIMIT_MS,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${FEATURES_OFF.join(',')}`,
    ],
  });

/** The browsers of which a page has crashed: their other pages may never answer again. */
const crashed = new WeakSet<Browser>();

/** Gives the waits of a context the limit above, and notes what its pages say and whether one crashes. */
async function watchContext(browser: Browser, context: BrowserContext): Promise<BrowserContext> {
  if (IS_SHIFTED) await context.clock.setSystemTime(new Date());
  context.setDefaultTimeout(BROWSER_LIMIT_MS);
  noteLines(context);
  context.on('page', (page) => page.on('crash', () => crashed.add(browser)));
  return context;
}

/** Opens a context of a browser that was kept. A test that fails leaves what its pages show and say. */
export const openContext = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> => watchContext(browser, await browser.newContext(options));

/** Starts a browser that the caller closes. A test that fails leaves what its pages show and say. */
export async function openBrowser(): Promise<Browser> {
  const browser = await launch();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(browser, await newContext(options));
  keepFailuresOf(browser);
  return browser;
}

/** The browser that all files of a run share, started by the first of them, or anew where it has ended meanwhile. */
export async function keptBrowser(): Promise<Browser> {
  const kept = (globalThis.shopKeptBrowsers ??= []);
  const running = kept.find((browser) => browser.isConnected());
  const browser = running ?? (await launch());
  if (running === undefined) kept.push(browser);
  keepFailuresOf(browser);
  return browser;
}

/** Closes what a test has opened in the shared browser. One of which a page has crashed is left for a new one. */
export async function leaveBrowser(browser: Browser): Promise<void> {
  if (!crashed.has(browser)) {
    await Promise.all(browser.contexts().map((context) => context.close()));
    return;
  }
  const kept = (globalThis.shopKeptBrowsers ??= []);
  kept.splice(0, kept.length, ...kept.filter((other) => other !== browser));
  // It may not answer any more: Playwright ends its process with that of the tests.
  await Promise.race([browser.close(), setTimeout(CRASHED_LIMIT_MS, undefined, { ref: false })]);
}
