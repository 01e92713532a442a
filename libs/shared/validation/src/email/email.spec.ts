import { isEmail } from './email';

// inventory: valid-standard-rules
it.each([
  ['', true],
  ['member@example.jp', true],
  ['a..b.@docomo.ne.jp', true],
  ['user+tag@sub.example.co.jp', true],
  ['member@example', false],
  ['member example@a.jp', false],
  ['@example.jp', false],
  ['a@b@example.jp', false],
  ['a@example.jp\nbcc:x@example.jp', false],
  [`${'a'.repeat(250)}@example.jp`, false],
])('%s: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
