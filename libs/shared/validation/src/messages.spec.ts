import { validationMessages } from './messages';

const LABEL = '項目';
const words = Object.entries<(label: string, bound: number) => string>(validationMessages).map(
  ([name, message]) => [name, message(LABEL, 7)] as const,
);

it.each(words)('[valid-messages-japanese] %s: %s', (_name, message) => {
  expect(message).toMatch(/(ください|です|ません|大きです)/);
  expect(message).not.toMatch(/[A-Za-z]|undefined|NaN/);
});

it.each([
  ['required', '項目を入力してください'],
  ['maxLength', '項目は7文字以内で入力してください'],
  ['minLength', '項目は7文字以上で入力してください'],
  ['maxValue', '項目は7以下の数値を入力してください'],
  ['minValue', '項目は7以上の数値を入力してください'],
  ['email', '項目はメールアドレスの形式で入力してください'],
  ['numeric', '項目は半角数字で入力してください'],
  ['confirmed', '項目が確認用の入力と一致していません'],
  ['date', '項目は正しい日付を入力してください'],
  ['chosen', '項目を選択してください'],
])('[valid-standard-rules] the message of %s is %s', (name, message) => {
  expect(words).toContainEqual([name, message]);
});

it('no two messages are the same', () => {
  expect(new Set(words.map(([, message]) => message)).size).toBe(words.length);
});
