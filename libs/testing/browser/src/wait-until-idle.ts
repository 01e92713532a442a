import type { Page } from 'playwright-core';
import { BROWSER_LIMIT_MS } from './open-browser';
import type { PageWatch } from './watch-page';
import { withinLimit } from './within-limit';

/** What React's server leaves where a part is still to be placed, and the parts that wait for their place. */
const NOT_PLACED = 'template[id^="B:"], [hidden][id^="S:"]';

/**
 * Waits until a page has no open request, has acted on all responses and has put what the server streams in its place,
 * which React does a while after it has come. The browser's own `networkidle` does not show that: it may come before the
 * page's scripts run, and comes only once for a document.
 */
export async function waitUntilIdle(page: Page, watch: PageWatch): Promise<void> {
  for (;;) {
    await waitForResponses(page, watch);
    const asked = watch.requests.length;
    await page.waitForFunction((parts) => document.querySelector(parts) === null, NOT_PLACED);
    await waitForFrame(page);
    await waitForFrame(page);
    if (watch.running.size === 0 && watch.requests.length === asked) return;
  }
}

/** Waits until no request of the page is open. */
async function waitForResponses(page: Page, { running }: PageWatch): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const leave = () => {
      clearTimeout(limit);
      page.off('requestfinished', look).off('requestfailed', look);
    };
    const look = () => {
      if (running.size > 0) return;
      leave();
      resolve();
    };
    const limit = setTimeout(() => {
      leave();
      reject(new Error(`Still open: ${[...running].map((request) => request.url()).join(', ')}`));
    }, BROWSER_LIMIT_MS);
    page.on('requestfinished', look).on('requestfailed', look);
    look();
  });
}

/** Waits for a frame and for the page to have nothing to do after it. */
const waitForFrame = (page: Page): Promise<void> =>
  withinLimit(
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestAnimationFrame(() => requestIdleCallback(() => resolve()));
        }),
    ),
    `A frame of ${page.url()}`,
  );
