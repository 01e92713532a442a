import { FEATURES_OFF } from '@shop/testing-browser/chromium-features';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const BUNDLE = path.resolve(__dirname, '../../node_modules/playwright-core/lib/coreBundle.js');

it('what Playwright turns off in Chromium stays off', () => {
  const list = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(BUNDLE, 'utf8'))?.[1] ?? '';
  const names = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(FEATURES_OFF).toEqual(expect.arrayContaining(names));
});
