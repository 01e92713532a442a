import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const APPS = path.resolve(__dirname, '../../apps');
/** What looks at all elements there are at this moment, and does not wait for any. */
const EARLY = /\.(?:count|all|allTextContents|allInnerTexts)\(\)|\.evaluateAll\(/;

const browserTests = readdirSync(APPS, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.e2e.ts') && !file.includes('node_modules'),
);
const linesOf = (file: string) => readFileSync(path.join(APPS, file), 'utf8').split('\n');

it('finds the browser tests', () => {
  expect(browserTests).toContain(path.join('storefront-default', 'e2e', 'purchase.e2e.ts'));
});

it('browser tests count what is on a page by `countOf` and `textsOf` of the shopper, which wait until it is at rest', () => {
  const early = browserTests.flatMap((file) =>
    linesOf(file).flatMap((line, index) => (EARLY.test(line) ? [`${file}:${index + 1}`] : [])),
  );
  expect(early).toEqual([]);
});
