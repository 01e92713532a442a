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
])('%s: %s', (text, expected) => {
  expect(isPassword(text)).toBe(expected);
});
