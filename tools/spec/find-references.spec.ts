import path from 'node:path';
import { findUndefinedReferences, referencesIn } from './find-references.mjs';

const WORKSPACE = path.resolve(__dirname, '../..');

it('everything that the sources name of the specification stands in this folder', () => {
  expect(findUndefinedReferences(WORKSPACE)).toEqual([]);
});

it.each([
  ['a section', '/** The session ends. core §4 */', ['core §4']],
  ['several sections of one document', '// core §2, §8 and §9', ['core §2', 'core §8', 'core §9']],
  ['a section of another document', '// RFC 9110 §4.2', []],
  ['a section on the next line of a comment', '/**\n * The end of it all. core\n * §4\n */', ['core §4']],
  ['requirements', '// reliability 4, 21', ['reliability 4', 'reliability 21']],
  ['a reading', '/** Both forms are one page. interp-some-slash */', ['interp-some-slash']],
  ['items in a title', "it('[some-item, other-item] works')", ['some-item', 'other-item']],
  ['items in two pairs of brackets', "it('[some-item] [other-item]')", ['some-item', 'other-item']],
  ['items above a test', '// spec items: some-item, other-item', ['some-item', 'other-item']],
  ['an attribute selector', "page.locator('[data-some-name]')", []],
])('a test can name %s', (_what, text, names) => {
  expect([...referencesIn(text, true)]).toEqual(names);
});

it('brackets name items in tests only, since code has indexes and selectors', () => {
  expect([...referencesIn('const x = list[some-item]', false)]).toEqual([]);
});
