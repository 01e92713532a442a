import { normaliseSearchText, searchWords } from './normalise-search-text';

describe('the search form of a text', () => {
  it.each([
    ['マグカップ', 'まぐかっぷ'],
    ['ﾏｸﾞｶｯﾌﾟ', 'まぐかっぷ'],
    ['まぐかっぷ', 'まぐかっぷ'],
    ['ＡＢＣ１２３', 'abc123'],
    ['コーヒー', 'こーひー'],
    ['コ-ヒ-', 'こーひー'],
    ['ｺｰﾋｰ', 'こーひー'],
    ['コ−ヒ〜', 'こーひー'],
    ['D-0001', 'd-0001'],
    ['テーブル・ランプ', 'てーぶる らんぷ'],
    ['「ゆのみ」（小）', 'ゆのみ 小'],
    ['　ひろい　　すきま　', 'ひろい すきま'],
    ['か゛', 'か ゛'.normalize('NFKC').replace(/\s+/g, ' ')],
    ['が', 'が'],
    ['髙橋', '髙橋'],
    ['㌔', 'きろ'],
    ['', ''],
  ])('of 「%s」 is 「%s」', (text, expected) => {
    expect(normaliseSearchText(text)).toBe(expected);
  });

  it('does not change when it is normalised again', () => {
    for (const text of ['コ-ヒ- ﾏｸﾞ', '「Ａ」・Ｂ', 'ティー〜'])
      expect(normaliseSearchText(normaliseSearchText(text))).toBe(normaliseSearchText(text));
  });

  it('has at most ten words', () => {
    expect(searchWords('あ '.repeat(50))).toHaveLength(10);
    expect(searchWords('　')).toEqual([]);
  });
});
