import type { BrowserContext, Page } from 'playwright-core';
import type { Device } from './device-of-each-test';
import { watchPage, type PageWatch } from './watch-page';

const LIMIT_MS = 20_000;

/** A page and what it does. */
export interface Tab {
  readonly page: Page;
  readonly watch: PageWatch;
}

/** Opens a tab, watched from the first. */
export async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  return { page, watch: watchPage(page) };
}

/** A tab at the device of whichever test runs. */
export function tabOfEachTest(device: Device): Tab {
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
