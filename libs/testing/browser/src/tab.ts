import type { BrowserContext, Page } from 'playwright-core';
import type { TestBrowser } from './set-up-browser';
import { watchPage, type PageWatch } from './watch-page';

/** A page with its recorded problems and requests. */
export interface Tab {
  readonly page: Page;
  readonly watch: PageWatch;
}

/** Opens a tab and records its problems and requests from the beginning. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  return { page, watch: watchPage(page) };
}

/** Opens a tab in the browser context of each test. */
export function setUpTab(device: TestBrowser): Tab {
  let tab: Tab;
  beforeEach(async () => {
    tab = await openTab(device.context);
  });
  return {
    get page() {
      return tab.page;
    },
    get watch() {
      return tab.watch;
    },
  };
}
