import { isPassword } from './password';

// inventory: valid-account-password, const-min-password
it.each([
  ['demo-pass-2026', true],
  ['abcdefg1', true],
  ['a_.-1234', true],
  ['abcdef1', false],
  ['abcdefgh', false],
  ['12345678', false],
  ['abcdefg1!', false],
  ['ａｂｃdefg1', false],
  ['', false],
  ['abcd 1234', false],
  ['abcdefg１', false],
  ['パスワード1a', false],
  ['abcdefg🙂1', false],
  ['a1------', true],
  ['........', false],
  ['ABCDEFG1', true],
  [`${'a'.repeat(10_000)}1`, true],
  ['a'.repeat(10_000), false],
  ['-'.repeat(10_000), false],
])('row %#', (text, expected) => {
  expect(isPassword(text)).toBe(expected);
});
