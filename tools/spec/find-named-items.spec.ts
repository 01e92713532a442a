import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHECKED_GROUPS, findNamedItems, idsIn } from './find-named-items.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');
/** What no test names yet; it must shrink: an item that is named is taken off. */
const unnamed: unknown = JSON.parse(readFileSync(path.join(__dirname, 'unnamed-items.json'), 'utf8'));

it('every item of the specification is named by a test, but for those that are listed', () => {
  const missing = findNamedItems(WORKSPACE)
    .filter(({ tests }) => tests.length === 0)
    .map(({ id }) => id);
  expect(missing).toEqual(unnamed);
});

it('reads every group', () => {
  const groups = findNamedItems(WORKSPACE).map(({ group }) => group);
  expect([...new Set(groups)]).toEqual(CHECKED_GROUPS);
});

it.each([
  ["it('[some-rule] [other-rule] x', …)", ['some-rule', 'other-rule']],
  ['// inventory: some-value-401, some-error', ['some-value-401', 'some-error']],
  ['[some-rule-and-more]', ['some-rule-and-more']],
])('an id is a whole word: %s', (text, ids) => {
  expect([...idsIn(text)]).toEqual(ids);
});
