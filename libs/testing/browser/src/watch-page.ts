import type { Page, Request } from 'playwright-core';

/** The code of linked pages is loaded ahead: the browser remarks on its styles where a page stays open for seconds. */
const LOADED_AHEAD = /preloaded using link preload but not used within a few seconds/;

/** The problems and requests of a page. */
export interface PageWatch {
  /** Console errors and warnings (hydration mismatches and CSP violations among them), page errors. */
  readonly problems: string[];
  /** Every request of the page: `METHOD path`. */
  readonly requests: string[];
  /** Open requests of the current document, or of the one that is being loaded. */
  readonly running: ReadonlySet<Request>;
  /** Responses with status 500 or above. */
  readonly failures: string[];
}

/** Records problems and requests of a page from now on. */
export function watchPage(page: Page): PageWatch {
  const running = new Set<Request>();
  const watch: PageWatch = { problems: [], requests: [], running, failures: [] };
  page.on('console', (message) => {
    if (LOADED_AHEAD.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning')
      watch.problems.push(`${page.url()}: ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.problems.push(`${page.url()}: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    watch.requests.push(`${request.method()} ${url.pathname}${url.search}`);
    // Open requests of the previous document end with it, not always with an event.
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
