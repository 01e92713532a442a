import { isEmail } from './email';

// spec items: valid-standard-rules
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
  ['member@例え.jp', false],
  ['member＠example.jp', false],
  ['member@example..jp', false],
  ['member@_.jp', false],
  ['member@example.jp.', false],
  ['"a b"@example.jp', false],
  ['.a@example.jp', true],
  ['🙂@example.jp', true],
  ['a@example.jp,b@example.jp', false],
  ['<a@example.jp>', false],
])('%j: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

it.each([
  ['250 times a and @example.jp', `${'a'.repeat(250)}@example.jp`, false],
  ['a@ and 5,000 times a. and jp', `a@${'a.'.repeat(5_000)}jp`, false],
  ['5,000 times a@', 'a@'.repeat(5_000), false],
])('%s', (_name, text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
