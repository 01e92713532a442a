import { isBodyCell, readBodyRange } from './body-range';

it.each<[string, number | null, number | null]>([
  ['155〜160', 155, 160],
  ['155～160', 155, 160],
  ['１５５〜１６０', 155, 160],
  ['155~160', 155, 160],
  ['155-160', 155, 160],
  ['21.5 〜 22.0', 21.5, 22],
  ['〜150', null, 150],
  ['175〜', 175, null],
  ['160〜160', 160, 160],
])('%s is a range', (text, from, to) => {
  expect(readBodyRange(text)).toEqual({ from, to });
  expect(isBodyCell(text)).toBe(true);
});

it.each(['41.0', '160〜155', '〜', '中学生', '6か月〜2歳', '155〜160cm', '1〜2〜3', '-155〜160'])(
  '%s is none, and no value of a column of the body',
  (text) => {
    expect(readBodyRange(text)).toBeNull();
    expect(isBodyCell(text)).toBe(false);
  },
);

it.each(['', '—', '-', '－', ' '])('%j says nothing of a size', (text) => {
  expect(readBodyRange(text)).toBeNull();
  expect(isBodyCell(text)).toBe(true);
});
