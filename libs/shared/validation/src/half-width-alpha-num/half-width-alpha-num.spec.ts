import { validationMessages } from '../messages';
import { isHalfWidthAlphaNum } from './half-width-alpha-num';

// spec items: valid-half-width-alpha-num
it.each([
  ['abc123', true],
  ['', true],
  ['ＡＢＣ', false],
  ['a-b', false],
  ['あ', false],
  ['ABCxyz', true],
  ['007', true],
  ['a b', false],
  ['a_b', false],
  ['ｱ', false],
  ['é', false],
  ['１', false],
  ['🙂', false],
  ['𝐀', false],
  ['a\n', false],
])('%j: %s', (text, expected) => {
  expect(isHalfWidthAlphaNum(text)).toBe(expected);
});

it.each([
  ['10,000 times a', 'a'.repeat(10_000), true],
  ['10,000 times a and ー', `${'a'.repeat(10_000)}ー`, false],
])('%s', (_name, text, expected) => {
  expect(isHalfWidthAlphaNum(text)).toBe(expected);
});

// spec items: string-valid-half-width-alpha-num
it('half_width_alpha_num has the message of the specification', () => {
  expect(validationMessages.halfWidthAlphaNum('ユーザー名')).toBe('ユーザー名は半角英数字で入力してください');
});
