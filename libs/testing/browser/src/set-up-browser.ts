import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { openBrowser } from './open-browser';

/** A browser with a new context for each test. */
export interface TestBrowser {
  readonly context: BrowserContext;
  /** Opens another context, which is closed after the test. */
  newContext(options: BrowserContextOptions): Promise<BrowserContext>;
}

/** Starts a browser for the tests of a file and gives each test a new browser context. */
export function setUpBrowser(options: BrowserContextOptions): TestBrowser {
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
    newContext: (others) => browser.newContext(others),
  };
}
