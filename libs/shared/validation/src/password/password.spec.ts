import { isPassword, refusedPasswordCharacter } from './password';

// spec items: valid-account-password, interp-password-combining, const-min-password
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
])('%j: %s', (text, expected) => {
  expect(isPassword(text)).toBe(expected);
});

it.each([
  ['10,000 times a and 1', `${'a'.repeat(10_000)}1`, true],
  ['10,000 times a', 'a'.repeat(10_000), false],
  ['10,000 times -', '-'.repeat(10_000), false],
])('%s', (_name, text, expected) => {
  expect(isPassword(text)).toBe(expected);
});

it.each([
  ['abcdefg1', null],
  ['a_.-1234', null],
  ['abcdefg1!', '!'],
  ['abcd 1234', ' '],
  ['ａｂｃdefg1', 'ａ'],
  ['abcdefg🙂1', '🙂'],
])('in %j the character %j is refused', (text, character) => {
  expect(refusedPasswordCharacter(text)).toBe(character);
});
