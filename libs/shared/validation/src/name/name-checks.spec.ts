import { nameChecks } from './name-checks';

const faultOf = (text: string) => nameChecks.find(({ passes }) => !passes(text))?.message('お名前') ?? null;

it.each([
  ['a NUL', '\u0000'],
  ['an escape', '\u001b[31m'],
  ['a delete', '\u007f'],
  ['a control character of Latin-1', '\u0085'],
  ['a line separator', '\u2028'],
  ['a paragraph separator', '\u2029'],
  ['a mark from right to left', '\u200f'],
  ['an Arabic letter mark', '\u061c'],
  ['an override from right to left', '\u202e'],
  ['an embedding', '\u202a'],
  ['an isolate', '\u2067'],
  ['a space without width', '\u200b'],
  ['a joiner', '\u200d'],
  ['a non-joiner', '\u200c'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a filler of Hangul', '\u3164'],
  ['a grapheme joiner', '\u034f'],
  ['a tag', '\u{e0041}'],
])('a name takes no hidden character: %s', (_what, character) => {
  expect(faultOf(`山田${character}太郎`)).toBe('お名前に使用できない文字が含まれています');
});

it.each(['', '葛\u{e0100}城 辻\ufe00', 'か\u3099', '山田\u3000太郎', '🎂のお店'])('%j passes', (text) => {
  expect(faultOf(text)).toBeNull();
});

it.each([
  ['当選 a@evil.example', 'お名前にメールアドレスは入力できません'],
  ['当選 http://a@evil.example/', 'お名前にメールアドレスは入力できません'],
  ['当選 evil.example/x', 'お名前にウェブサイトのアドレスは入力できません'],
  ['evil\u200b.example', 'お名前に使用できない文字が含まれています'],
])('%j: %s', (text, message) => {
  expect(faultOf(text)).toBe(message);
});
