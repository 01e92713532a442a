import { harmlessTerm } from './harmless-term';

it.each([
  ['マグカップ', 'マグカップ'],
  ['　ﾏｸﾞ 2024 ', 'マグ 2024'],
  ['', null],
  ['  ', null],
  ['hanako@example.jp', null],
  ['ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ', null],
  ['03-1234-5678', null],
  ['０９０ １２３４ ５６７８', null],
  ['4242 4242 4242 4242', null],
])('the searched word %j is told as %j: nothing of a person is', (word, told) => {
  expect(harmlessTerm(word)).toBe(told);
});
