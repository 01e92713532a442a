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
  [`a@${'a.'.repeat(5_000)}jp`, false],
  ['a@'.repeat(5_000), false],
])('row %#', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
