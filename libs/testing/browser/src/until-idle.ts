import type { Page } from 'playwright-core';
import type { PageWatch } from './watch-page';

const LIMIT_MS = 20_000;

/**
 * Waits until nothing that a page has asked for is still to come and it has acted on all of it. The browser's own
 * `networkidle` is no such sign: it may have come before the page's scripts ran, and it comes once for a document.
 */
export async function untilIdle(page: Page, watch: PageWatch): Promise<void> {
  for (;;) {
    await untilAnswered(page, watch);
    const asked = watch.requests.length;
    await hasActed(page);
    await hasActed(page);
    if (watch.running.size === 0 && watch.requests.length === asked) return;
  }
}

/** Waits until no request of the page is open. */
async function untilAnswered(page: Page, { running }: PageWatch): Promise<void> {
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
    }, LIMIT_MS);
    page.on('requestfinished', look).on('requestfailed', look);
    look();
  });
}

/** Waits for a frame and for the page to have nothing to do after it. */
const hasActed = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );
