import { findUnstorableText } from './find-unstorable-text';

const nested = (depth: number): unknown => (depth === 0 ? 'x' : [nested(depth - 1)]);
const MARKS = '\u0300\u0316';

it.each([
  ['a NUL', { a: { b: ['x', 'y\0'] } }, 'a.b.1'],
  ['half a pair', { a: '\ud83c' }, 'a'],
  ['the whole part', '\0', '_'],
  ['too many marks on a letter', { a: `a${MARKS.repeat(16)}` }, 'a'],
  ['too many half-width marks', { a: 'ﾞ़'.repeat(16) }, 'a'],
  ['what is nested too deep', { a: nested(40) }, `a${'.0'.repeat(32)}`],
  ['a hostile name', JSON.parse('{"__proto__":"\\u0000"}') as unknown, '__proto__'],
])('finds %s', (_name, part, path) => {
  expect(findUnstorableText(part)).toBe(path);
});

it.each([
  ['nothing', undefined],
  ['a name', { name: '髙﨑 𠮷子🎂', kana: 'カ\u3099キ\u3099', half: 'ｶﾞｷﾞ' }],
  ['as many marks as Unicode expects at most', { a: `a${MARKS.repeat(15)}` }],
  ['many letters with marks', 'か\u3099'.repeat(1_000)],
  ['what is nested as deep as can be', nested(32)],
])('finds nothing in %s', (_name, part) => {
  expect(findUnstorableText(part)).toBeNull();
});
