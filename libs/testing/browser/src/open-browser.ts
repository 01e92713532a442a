import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { FEATURES_OFF } from './chromium-features';
import { keepFailuresOf, noteLines } from './keep-failure';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** What has not come by then never will: the limit of every wait, on a machine that is busy with something else. */
export const BROWSER_LIMIT_MS = 60_000;

declare global {
  /** Outlives a test file where `tools/jest/failure-keeping-environment.cjs` is its environment. */
  var shopKeptBrowsers: Browser[] | undefined;
}

/** Starts the system's Chromium without its own network traffic. */
const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
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

/** Gives the waits of a context the limit above, and notes what its pages say. */
function watchContext(context: BrowserContext): BrowserContext {
  context.setDefaultTimeout(BROWSER_LIMIT_MS);
  noteLines(context);
  return context;
}

/** Opens a context of a browser that was kept. A test that fails leaves what its pages show and say. */
export const openContext = async (
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> => watchContext(await browser.newContext(options));

/** Starts a browser that the caller closes. A test that fails leaves what its pages show and say. */
export async function openBrowser(): Promise<Browser> {
  const browser = await launch();
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await newContext(options));
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
