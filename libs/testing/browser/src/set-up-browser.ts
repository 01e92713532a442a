import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { markPopupsSeen } from './mark-popups-seen';
import { keptBrowser, leaveBrowser, openContext } from './open-browser';

/** A browser with a new context for each test. */
export interface TestBrowser {
  readonly context: BrowserContext;
  /** Opens another context, which is closed after the test. */
  newContext(options: BrowserContextOptions): Promise<BrowserContext>;
}

/**
 * Gives each test of a file a new context of the browser that all files of the run share. Its contexts have seen the shops'
 * popups and declined to be measured, unless they are to be those of a `newcomer`; a single test about those opens one by
 * itself, by `openContext`.
 */
export function setUpBrowser(
  options: BrowserContextOptions,
  visitor: 'acquainted' | 'newcomer' = 'acquainted',
): TestBrowser {
  let browser: Browser;
  let context: BrowserContext;
  const newContext: TestBrowser['newContext'] = async (others) => {
    const opened = await openContext(browser, others);
    if (visitor === 'acquainted') await markPopupsSeen(opened);
    return opened;
  };
  beforeEach(async () => {
    browser = await keptBrowser();
    context = await newContext(options);
  });
  afterEach(() => leaveBrowser(browser));
  return {
    get context() {
      return context;
    },
    newContext,
  };
}
