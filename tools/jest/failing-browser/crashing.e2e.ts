import { setUpBrowser } from '@shop/testing-browser/set-up-browser';
import { setUpTab } from '@shop/testing-browser/tab';
import type { Browser } from 'playwright-core';

// Fails on purpose: `failure-keeping-environment.spec.ts` runs this file, and no suite does.
const device = setUpBrowser({ locale: 'ja-JP' });
const tab = setUpTab(device);
let crashed: Browser | null;

test('a page crashes', async () => {
  crashed = device.context.browser();
  await Promise.all([
    tab.page.waitForFunction(() => document.title === '皿'),
    tab.page.goto('chrome://crash'),
  ]);
});

test('the next test has another browser', async () => {
  expect(device.context.browser()).not.toBe(crashed);
  await tab.page.setContent('<h1>皿</h1>');
  expect(await tab.page.getByRole('heading').textContent()).toBe('皿');
});
