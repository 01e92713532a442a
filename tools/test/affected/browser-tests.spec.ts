import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ANY_PAGE, BROWSER_TESTS } from './browser-tests.mjs';

const WORKSPACE = path.resolve(__dirname, '../../..');
const foldersOf = (folder: string): readonly string[] =>
  readdirSync(path.join(WORKSPACE, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const END = '.e2e.ts';
const tests = readdirSync(path.join(WORKSPACE, 'apps/storefront-default/e2e'))
  .filter((file) => file.endsWith(END))
  .map((file) => file.slice(0, -END.length));
const PAGES = foldersOf('libs/themes/simple/src/pages');
const THEMES = ['default', 'corporate', 'school', 'gift'].flatMap((shop) =>
  foldersOf(`apps/storefront-${shop}/app`),
);
const about = Object.values(BROWSER_TESTS).flat();

it('names every browser test, and no other', () => {
  expect(Object.keys(BROWSER_TESTS).sort()).toEqual([...tests].sort());
});

it('names only pages, themes and parts of the shop that there are', () => {
  const known = [ANY_PAGE, 'layout', 'shell', 'operator', ...PAGES, ...THEMES];
  expect(about.filter((subject) => !known.includes(subject))).toEqual([]);
});

it('has every page among its subjects', () => {
  expect(PAGES.filter((page) => !about.includes(page))).toEqual([]);
});
