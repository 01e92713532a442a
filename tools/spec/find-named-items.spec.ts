import path from 'node:path';
import { findNamedItems, idsIn, isAwaitingPage, layerOf } from './find-named-items.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');
const items = findNamedItems(WORKSPACE);

it('every item of the specification is named by a test', () => {
  expect(items.filter(({ tests }) => tests.length === 0).map(({ id }) => id)).toEqual([]);
});

it('reads every group', () => {
  expect([...new Set(items.map(({ group }) => group))]).toEqual([
    ...['transitions', 'validation', 'errors', 'constants', 'settings_keys', 'headers', 'behaviours'],
    ...['exact_strings', 'entities', 'choices', 'label_sets', 'layouts', 'roles', 'page_names'],
    ...['interpretations', 'gaps', 'calls', 'routes'],
  ]);
});

it.each([
  ["it('[some-rule] [other-rule] x', …)", ['some-rule', 'other-rule']],
  ['// spec items: some-value-401, some-error', ['some-value-401', 'some-error']],
  ['[some-rule-and-more]', ['some-rule-and-more']],
])('an id is a whole word: %s', (text, ids) => {
  expect([...idsIn(text)]).toEqual(ids);
});

it.each([
  ['apps/storefront-default/e2e/sessions.e2e.ts', 'browser'],
  ['apps/storefront-default/build-tests/head.built.spec.ts', 'browser'],
  ['libs/ui/kit/src/totals-table/totals-table.stories.tsx', 'browser'],
  ['libs/core/site/src/loading/waits.spec.ts', 'storefront'],
  ['libs/server/shop-api/src/auth/login.spec.ts', 'api'],
  ['apps/api/src/process.spec.ts', 'api'],
])('%s shows its items in the layer %s', (file, layer) => {
  expect(layerOf(file)).toBe(layer);
});

it('an item waits for a page where every test that names it is of code that no page uses', () => {
  const test = { file: 'a.spec.ts', line: 1, layer: 'storefront' } as const;
  const item = { group: 'constants', id: 'const-example-one' };
  expect(isAwaitingPage({ ...item, tests: [{ ...test, awaitsPage: true }] })).toBe(true);
  const both = [
    { ...test, awaitsPage: true },
    { ...test, awaitsPage: false },
  ];
  expect(isAwaitingPage({ ...item, tests: both })).toBe(false);
  expect(isAwaitingPage({ ...item, tests: [] })).toBe(false);
});
