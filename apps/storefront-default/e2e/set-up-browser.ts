import { type TestBrowser, setUpBrowser as freshDevice } from '@shop/testing-browser/set-up-browser';
import type { BrowserContextOptions } from 'playwright-core';
import { clearFaults } from './fault-lab';

/** Like the browser test library's `setUpBrowser`, and clears the faults of the fault lab after each test. */
export function setUpBrowser(options: BrowserContextOptions): TestBrowser {
  afterEach(() => clearFaults());
  return freshDevice(options);
}
