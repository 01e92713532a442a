import { normaliseHalfWidth } from './normalise-half-width';
import { normaliseLine } from './normalise-line';

it.each([
  ['１２３－４５６７', '123-4567'],
  ['03ー1234―5678', '03-1234-5678'],
  ['０９０−１２３４ ５６７８', '090-12345678'],
  ['ＡＢＣ＠ｅｘａｍｐｌｅ．ｊｐ', 'ABC@example.jp'],
  ['', ''],
  ['1－2ー3―4‐5-6−7–8', '1-2-3-4-5-6-7-8'],
  ['①２㌔', '12キロ'],
  ['𠮷', '𠮷'],
])('half width: %s -> %s', (text, expected) => {
  expect(normaliseHalfWidth(text)).toBe(expected);
});

it.each([
  ['　山田　 太郎 ', '山田 太郎'],
  ['か\u3099', 'が'],
])('line: %s -> %s', (text, expected) => {
  expect(normaliseLine(text)).toBe(expected);
});
