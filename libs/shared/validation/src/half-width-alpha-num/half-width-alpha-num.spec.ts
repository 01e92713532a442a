import { validationMessages } from '../messages';
import { isHalfWidthAlphaNum } from './half-width-alpha-num';

// inventory: valid-half-width-alpha-num
it.each([
  ['abc123', true],
  ['', true],
  ['ＡＢＣ', false],
  ['a-b', false],
  ['あ', false],
])('%s: %s', (text, expected) => {
  expect(isHalfWidthAlphaNum(text)).toBe(expected);
});

// inventory: string-valid-half-width-alpha-num
it('says so', () => {
  expect(validationMessages.halfWidthAlphaNum('ユーザー名')).toBe('ユーザー名は半角英数字で入力してください');
});
