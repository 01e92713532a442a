import { normaliseHalfWidth } from '../text/normalise-half-width';
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
  ['🙂@example.jp', false],
  ['山田@example.jp', false],
  ["o'neil+a_b-c.d=e!#$%&*/?^`{|}~@example.jp", true],
  ['a@example.jp,b@example.jp', false],
  ['<a@example.jp>', false],
])('%j: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});

// Written as escapes, because they look like nothing or like another letter.
it.each([
  ['a zero-width space', 'member\u200b@example.jp'],
  ['a zero-width joiner', 'mem\u200dber@example.jp'],
  ['a byte order mark', '\ufeffmember@example.jp'],
  ['a soft hyphen', 'mem\u00adber@example.jp'],
  ['a word joiner', 'member\u2060@example.jp'],
  ['a right-to-left override', '\u202emember@example.jp'],
  ['a right-to-left isolate', 'member\u2067@example.jp'],
  ['a variation selector', 'member\ufe0f@example.jp'],
  ['a control character', 'member\u0007@example.jp'],
  ['a Cyrillic a', 'h\u0430nako@example.jp'],
  ['a Greek omicron', 'hanak\u03bf@example.jp'],
  ['a Turkish i without its dot', 'm\u0131dori@example.jp'],
  ['a letter with an accent', 'han\u00e1ko@example.jp'],
  ['a combining accent', 'hana\u0301ko@example.jp'],
  ['a Cyrillic a in the domain', 'member@ex\u0430mple.jp'],
])('an address with %s is none', (_name, text) => {
  expect(isEmail(text)).toBe(false);
});

it.each([
  ['full width', 'Ｍｅｍｂｅｒ＋１＠ｅｘａｍｐｌｅ．ｊｐ', 'Member+1@example.jp'],
  ['full width with a space after it', 'ｍｅｍｂｅｒ＠example.jp　', 'member@example.jp'],
  ['a dash of the keyboard', 'ha‐na－ko@example.jp', 'ha-na-ko@example.jp'],
  ['a ligature', 'o\ufb03ce@example.jp', 'office@example.jp'],
])('%s of an input method is an address once it is normalised', (_name, typed, expected) => {
  expect([normaliseHalfWidth(typed), isEmail(expected)]).toEqual([expected, true]);
});

it.each([
  ['250 times a and @example.jp', `${'a'.repeat(250)}@example.jp`, false],
  ['a@ and 5,000 times a. and jp', `a@${'a.'.repeat(5_000)}jp`, false],
  ['5,000 times a@', 'a@'.repeat(5_000), false],
])('%s', (_name, text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
