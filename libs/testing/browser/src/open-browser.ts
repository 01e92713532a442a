import { chromium, type Browser } from 'playwright-core';
import { keepFailuresOf, noteLines } from './keep-failure';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** What has not come by then never will: the limit of every wait, on a machine that is busy with something else. */
export const BROWSER_LIMIT_MS = 60_000;

/** Starts the system's Chromium without its own network traffic. A test that fails leaves what its pages show and say. */
export async function openBrowser(): Promise<Browser> {
  const browser = await chromium.launch({
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
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(BROWSER_LIMIT_MS);
    noteLines(context);
    return context;
  };
  keepFailuresOf(browser);
  return browser;
}
