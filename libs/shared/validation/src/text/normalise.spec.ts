import { normaliseHalfWidth } from './normalise-half-width';
import { normaliseLine } from './normalise-line';

it.each([
  ['１２３－４５６７', '123-4567'],
  ['03ー1234―5678', '03-1234-5678'],
  ['０９０−１２３４ ５６７８', '090-12345678'],
  ['ＡＢＣ＠ｅｘａｍｐｌｅ．ｊｐ', 'ABC@example.jp'],
  ['', ''],
])('half width: %s -> %s', (text, expected) => {
  expect(normaliseHalfWidth(text)).toBe(expected);
});

it.each([
  ['　山田　 太郎 ', '山田 太郎'],
  ['か\u3099', 'が'],
])('line: %s -> %s', (text, expected) => {
  expect(normaliseLine(text)).toBe(expected);
});
