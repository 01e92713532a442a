import { groupByKana } from './group-by-kana';

it('groups by the rows of the syllabary, in its order', () => {
  const kana = ['マルハチ', 'ガラス', 'アサギリ', 'カマド', 'ヴィラ', 'ABC', 'ワビ', 'ﾊｺﾆﾜ', 'パン'];
  expect(
    groupByKana(kana.map((reading) => ({ kana: reading }))).map(({ row, entries }) => [
      row,
      entries.map((entry) => entry.kana),
    ]),
  ).toEqual([
    ['ア', ['アサギリ', 'ヴィラ']],
    ['カ', ['カマド', 'ガラス']],
    ['ハ', ['ﾊｺﾆﾜ', 'パン']],
    ['マ', ['マルハチ']],
    ['ワ', ['ワビ']],
    [null, ['ABC']],
  ]);
});

it('has no group without entries', () => {
  expect(groupByKana([])).toEqual([]);
});
