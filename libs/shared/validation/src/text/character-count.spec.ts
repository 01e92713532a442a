import { characterCount } from './character-count';

it.each([
  ['', 0],
  ['abc', 3],
  ['𠮷野家', 3],
  ['🙂', 1],
  ['か\u3099', 2],
  ['あ'.repeat(10_000), 10_000],
])('row %#', (text, count) => {
  expect(characterCount(text)).toBe(count);
});
