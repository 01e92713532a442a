import { validationMessages } from '../messages';
import { isFullWidth, normaliseFullWidth } from './full-width';

describe('[valid-tenant-names] names in full-width characters', () => {
  it.each([
    ['', true],
    ['山田', true],
    ['やまだ', true],
    ['ヤマダ', true],
    ['髙﨑', true],
    ['𠮷田', true],
    ['葛\u{e0100}城', true],
    ['佐々木', true],
    ['Ｓｍｉｔｈ', true],
    ['山田　太郎', true],
    ['山田 太郎', false],
    ['ﾔﾏﾀﾞ', false],
    ['Yamada', false],
    ['山田1', false],
    ['山田-', false],
    ['José', false],
    ['山田🙂', false],
    ['山田\n', false],
    ['ｶ\u3099', false],
  ])('%j: %s', (text, expected) => {
    expect(isFullWidth(text)).toBe(expected);
  });

  it.each([
    ['10,000 times あ', 'あ'.repeat(10_000), true],
    ['10,000 times あ and a', `${'あ'.repeat(10_000)}a`, false],
  ])('%s', (_name, text, expected) => {
    expect(isFullWidth(text)).toBe(expected);
  });

  it.each([
    ['ﾔﾏﾀﾞ A1', 'ヤマダ　Ａ１'],
    [' 山田  太郎 ', '山田　太郎'],
    ['O-Neil', 'Ｏ－Ｎｅｉｌ'],
    ['か\u3099', 'が'],
    ['𠮷田', '𠮷田'],
  ])('normalises %s to %s', (text, expected) => {
    expect(normaliseFullWidth(text)).toBe(expected);
    expect(isFullWidth(normaliseFullWidth(text))).toBe(true);
  });

  it('has a message with the label of the field', () => {
    expect(validationMessages.fullWidth('姓')).toBe('姓は全角文字で入力してください');
  });
});
