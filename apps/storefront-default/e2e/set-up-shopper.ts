import { setUpTab } from '@shop/testing-browser/tab';
import type { BrowserContextOptions } from 'playwright-core';
import { setUpBrowser } from './set-up-browser';
import { originOf } from './platform';
import { Shopper } from './shopper';

/**
 * Sets up a shopper of the general shop in a new browser context for every test of the file, and fails a test whose
 * browser logs an error that is not `expected`.
 */
export function setUpShopper(options: BrowserContextOptions, ...expected: readonly RegExp[]): Shopper {
  // Before the browser's own hook, which closes the page: what it shows is kept of a test that fails here.
  afterEach(() => {
    expect(shopper.problemsExcept(...expected)).toEqual([]);
  });
  const shopper = new Shopper(setUpTab(setUpBrowser(options)), originOf('default'));
  return shopper;
}
