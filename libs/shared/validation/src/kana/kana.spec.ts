import { validationMessages } from '../messages';
import { isKana, normaliseKana } from './kana';

describe('kana', () => {
  // spec items: valid-kana, string-kana-allowed-marks
  it.each([
    ['ヤマダ', true],
    ['ヤマダ　タロウ', true],
    ['ヴァン・ゴッホ。、', true],
    ['リョーコ', true],
    ['ヶ', true],
    ['', true],
    ['やまだ', false],
    ['ﾔﾏﾀﾞ', false],
    ['山田', false],
    ['ヤマダA', false],
    ['ヷヸヹヺ', true],
    ['ヤマダ タロウ', true],
    ['カ\u3099', false],
    ['ヤマダ-', false],
    ['ヤマダ－', false],
    ['ヤマダ―', false],
    ['ヤマダ‐', false],
    ['ヤマダ１', false],
    ['ヤマダ🙂', false],
    ['𠮷', false],
    ['ヽ', false],
  ])('%j: %s', (text, expected) => {
    expect(isKana(text)).toBe(expected);
  });

  it.each([
    ['10,000 times ア', 'ア'.repeat(10_000), true],
    ['10,000 times ア and a', `${'ア'.repeat(10_000)}a`, false],
  ])('%s', (_name, text, expected) => {
    expect(isKana(text)).toBe(expected);
  });

  it.each([
    ['やまだ', 'ヤマダ'],
    ['ﾔﾏﾀﾞ ﾀﾛｳ', 'ヤマダ タロウ'],
    ['りょ-こ', 'リョーコ'],
    ['　ヤマダ　', 'ヤマダ'],
    ['山田', '山田'],
    ['カ\u3099', 'ガ'],
    ['ﾊﾟﾝ', 'パン'],
    ['りょ－こ', 'リョーコ'],
    ['りょ―こ', 'リョーコ'],
    ['りょ‐こ', 'リョーコ'],
    ['やまだ　　たろう', 'ヤマダ タロウ'],
    ['ｱ･ｲ｡ｳ､', 'ア・イ。ウ、'],
    ['ゔぁん', 'ヴァン'],
    ['🙂', '🙂'],
  ])('normalises %s to %s', (text, expected) => {
    expect(normaliseKana(text)).toBe(expected);
  });

  // spec items: string-valid-kana
  it('has the message of the specification', () => {
    expect(validationMessages.kana('姓（カナ）')).toBe('姓（カナ）は全角カタカナで入力してください');
  });
});
