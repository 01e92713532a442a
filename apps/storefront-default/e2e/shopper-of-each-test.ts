import { tabOfEachTest } from '@shop/testing-browser/tab';
import type { BrowserContextOptions } from 'playwright-core';
import { deviceOfEachTest } from './device-of-each-test';
import { originOf } from './platform';
import { Shopper } from './shopper';

/**
 * Somebody who comes to the general shop anew for every test of the file, at a device of their own. The browser may
 * complain of nothing but what is expected.
 */
export function shopperOfEachTest(options: BrowserContextOptions, ...expected: readonly RegExp[]): Shopper {
  const shopper = new Shopper(tabOfEachTest(deviceOfEachTest(options)), originOf('default'));
  afterEach(() => {
    expect(shopper.complaintsBut(...expected)).toEqual([]);
  });
  return shopper;
}
