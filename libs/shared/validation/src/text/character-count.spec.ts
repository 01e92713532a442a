import { characterCount } from './character-count';

it.each([
  ['', 0],
  ['abc', 3],
  ['𠮷野家', 3],
  ['🙂', 1],
  ['か\u3099', 2],
])('%j has %i characters', (text, count) => {
  expect(characterCount(text)).toBe(count);
});

it.each([['10,000 times あ', 'あ'.repeat(10_000), 10_000]])('%s', (_name, text, count) => {
  expect(characterCount(text)).toBe(count);
});
