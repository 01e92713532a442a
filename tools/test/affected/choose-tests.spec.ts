import path from 'node:path';
import { chooseTests } from './choose-tests.mjs';
import type { Module } from './reaching-files.mjs';

const WORKSPACE = path.resolve(__dirname, '../../..');
const THEME = 'libs/themes/simple/src';
/** Importer → imported, as a small workspace would have them. */
const IMPORTS: readonly (readonly [from: string, to: string])[] = [
  [`${THEME}/pages/faq/faq-page.tsx`, 'libs/features/content/src/use-faq.ts'],
  [`${THEME}/pages/faq/faq-page.stories.tsx`, `${THEME}/pages/faq/faq-page.tsx`],
  [`${THEME}/theme.ts`, `${THEME}/pages/faq/faq-page.tsx`],
  ['apps/storefront-default/app/themes.ts', `${THEME}/theme.ts`],
  ['libs/features/content/src/use-faq.ts', 'libs/shared/contract/src/qas/list-qas.ts'],
  ['libs/server/shop-api/src/qas/list-qas-route.ts', 'libs/shared/contract/src/qas/list-qas.ts'],
  ['libs/storefront/shell/src/document.tsx', 'libs/core/session/src/refresh.ts'],
  ['apps/storefront-default/e2e/contact.e2e.ts', 'libs/shared/contract/src/inquiries/create-inquiry.ts'],
];
const files = [...new Set(IMPORTS.flat())];
const MODULES: readonly Module[] = files.map((source) => ({
  source,
  dependents: IMPORTS.filter(([, to]) => to === source).map(([from]) => from),
}));
const choose = (...changed: readonly string[]) => chooseTests(WORKSPACE, changed, MODULES);
const FAQ = {
  browserTests: ['content-pages', 'guards', 'links', 'tracking'],
  stories: [`${THEME}/pages/faq/faq-page.stories.tsx`],
};
const NOTHING = { browserTests: [], stories: [], recordings: false, built: false };

it.each([
  ['a page', `${THEME}/pages/faq/faq-page.tsx`, { ...FAQ, recordings: false, built: false }],
  ['what a page is made of', 'libs/features/content/src/use-faq.ts', { ...FAQ, recordings: false }],
  [
    'a call that a page makes',
    'libs/server/shop-api/src/qas/list-qas-route.ts',
    { ...FAQ, recordings: true },
  ],
  ['a browser test', 'apps/storefront-default/e2e/contact.e2e.ts', { ...NOTHING, browserTests: ['contact'] }],
  ['stories', `${THEME}/pages/faq/faq-page.stories.tsx`, { ...NOTHING, stories: FAQ.stories }],
  ['a spec', `${THEME}/pages/faq/faq-page.spec.tsx`, NOTHING],
  ['a document', 'README.md', NOTHING],
])('chooses by %s', (_name, changed, expected) => {
  expect(choose(changed)).toMatchObject(expected);
});

it('what runs the pages is seen by the tests about it, and on the built shop', () => {
  const chosen = choose('libs/core/session/src/refresh.ts');
  expect(chosen.browserTests).toEqual(expect.arrayContaining(['tab-races', 'sessions']));
  expect(chosen.browserTests).not.toContain('address-book');
  expect(chosen.built).toBe(true);
});

it.each([
  'libs/server/shop-api/src/http/mount-route.ts',
  'package-lock.json',
  'apps/storefront-default/e2e/shopper.ts',
])('%s concerns every browser test', (changed) => {
  expect(choose(changed).browserTests).toEqual(
    expect.arrayContaining(['address-book', 'tab-races', 'contact']),
  );
});
