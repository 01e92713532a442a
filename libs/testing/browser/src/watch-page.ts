import type { Page, Request } from 'playwright-core';

/** What a page did that a shopper's browser would complain about. */
export interface PageWatch {
  /** Console errors and warnings (hydration mismatches and CSP violations among them), page errors. */
  readonly complaints: string[];
  /** Every request of the page: `METHOD path`. */
  readonly requests: string[];
  /** Requests of the document that stands, or is on its way, which have not been answered whole. */
  readonly running: ReadonlySet<Request>;
  /** Answers with 500 or above. */
  readonly failures: string[];
}

/** Records complaints and requests of a page from now on. */
export function watchPage(page: Page): PageWatch {
  const running = new Set<Request>();
  const watch: PageWatch = { complaints: [], requests: [], running, failures: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      watch.complaints.push(`${page.url()}: ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    watch.requests.push(`${request.method()} ${url.pathname}${url.search}`);
    // What the document before still waited for ends with it, not always with a word.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) running.clear();
    running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  page.on('response', (response) => {
    if (response.status() >= 500) watch.failures.push(`${response.status()} ${response.url()}`);
  });
  return watch;
}
