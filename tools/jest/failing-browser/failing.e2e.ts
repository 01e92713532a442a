import { setUpBrowser } from '@shop/testing-browser/set-up-browser';
import { setUpTab } from '@shop/testing-browser/tab';

// Fails on purpose: `failure-keeping-environment.spec.ts` runs this file, and no suite does.
const tab = setUpTab(setUpBrowser({ locale: 'ja-JP' }));
beforeEach(() => tab.page.setContent('<h1>割れた皿</h1><script>console.error("割れました")</script>'));

test('a cup is whole', async () => {
  expect(await tab.page.getByRole('heading').textContent()).toBe('割れた皿');
});

describe('of the dishes', () => {
  test('a dish/plate is "whole"', async () => {
    expect(await tab.page.getByRole('heading').textContent()).toBe('皿');
  });
});
