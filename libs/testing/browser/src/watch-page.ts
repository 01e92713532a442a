import type { Page } from 'playwright-core';

/** What a page did that a shopper's browser would complain about. */
export interface PageWatch {
  /** Console errors and warnings (hydration mismatches and CSP violations among them), page errors. */
  readonly complaints: string[];
  /** Every request of the page: `METHOD path`. */
  readonly requests: string[];
  /** Answers with 500 or above. */
  readonly failures: string[];
}

/** Records complaints and requests of a page from now on. */
export function watchPage(page: Page): PageWatch {
  const watch: PageWatch = { complaints: [], requests: [], failures: [] };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      watch.complaints.push(`${page.url()}: ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.complaints.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    watch.requests.push(`${request.method()} ${url.pathname}${url.search}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) watch.failures.push(`${response.status()} ${response.url()}`);
  });
  return watch;
}
