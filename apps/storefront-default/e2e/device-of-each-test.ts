import { type Device, deviceOfEachTest as freshDevice } from '@shop/testing-browser/device-of-each-test';
import type { BrowserContextOptions } from 'playwright-core';
import { letAllSucceed } from './laboratory';

/** Gives every test of the file a device of its own; after each all goes well again. */
export function deviceOfEachTest(options: BrowserContextOptions): Device {
  afterEach(() => letAllSucceed());
  return freshDevice(options);
}
