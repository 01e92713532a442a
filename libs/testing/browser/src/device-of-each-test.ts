import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from './open-browser';

/** What a test is done at: a browser in which nobody has been before. */
export interface Device {
  readonly context: BrowserContext;
  /** Another one beside it, for as long as the test takes. */
  another(options: BrowserContextOptions): Promise<BrowserContext>;
}

/** Gives every test of the file a device of its own. */
export function deviceOfEachTest(options: BrowserContextOptions): Device {
  let browser: Browser;
  let context: BrowserContext;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  beforeEach(async () => {
    context = await browser.newContext(options);
  });
  afterEach(async () => {
    await Promise.all(browser.contexts().map((open) => open.close()));
  });
  afterAll(() => browser.close());
  return {
    get context() {
      return context;
    },
    another: (others) => browser.newContext(others),
  };
}
