import * as v from 'valibot';
import { fieldChecks } from './field-checks';
import { type FieldCheck, textRule } from './text-rule';

const say = (check: FieldCheck, text: string) =>
  v.safeParse(textRule('項目', { isRequired: false, normalise: (value) => value, check }).schema, text)
    .issues?.[0].message ?? null;

it.each<[string, FieldCheck, string, string, string]>([
  [
    'valid-kana, interp-empty-allowed',
    fieldChecks.kana,
    'ヤマダ',
    '山田',
    '項目は全角カタカナで入力してください',
  ],
  [
    'valid-post, contra-postal-hyphen',
    fieldChecks.postalCode,
    '123-4567',
    '12',
    '項目は郵便番号の形式で入力してください。　例：123-4567',
  ],
  [
    'valid-tel, contra-tel-hyphen',
    fieldChecks.tel,
    '0312345678',
    '12',
    '項目は電話番号のフォーマットで入力してください',
  ],
  [
    'valid-standard-rules email',
    fieldChecks.email,
    'a@b.jp',
    'a',
    '項目はメールアドレスの形式で入力してください',
  ],
  [
    'valid-half-width-alpha-num, string-valid-half-width-alpha-num',
    fieldChecks.halfWidthAlphaNum,
    'SAKURA01',
    'SAKURA-01',
    '項目は半角英数字で入力してください',
  ],
  ['valid-tenant-names', fieldChecks.fullWidth, '山田', 'Yamada', '項目は全角文字で入力してください'],
  ['valid-standard-rules numeric', fieldChecks.numeric, '12', '1a', '項目は半角数字で入力してください'],
  ['valid-decimal', fieldChecks.decimal(1), '1.5', '1.55', '項目は小数点第1位までの数値を入力してください'],
  [
    'valid-tenant-postal-code',
    fieldChecks.digits(7),
    '1000001',
    '100-0001',
    '項目は半角数字7桁で入力してください',
  ],
  [
    'valid-tenant-phone',
    fieldChecks.maxDigits(11),
    '09012345678',
    '090-1234-5678',
    '項目はハイフンなしの半角数字11桁以内で入力してください',
  ],
  [
    'valid-standard-rules min length',
    fieldChecks.minLength(2),
    '𠮷野',
    '𠮷',
    '項目は2文字以上で入力してください',
  ],
  ['valid-standard-rules min', fieldChecks.minValue(1), '1', '0', '項目は1以上の数値を入力してください'],
  ['valid-standard-rules max', fieldChecks.maxValue(9), '9', '10', '項目は9以下の数値を入力してください'],
  [
    'valid-account-password, gap-password-message',
    fieldChecks.newPassword,
    'abcdefg1',
    'abcdefgh',
    '項目は半角英字と半角数字を組み合わせた8文字以上で入力してください（記号は - _ . が使えます）',
  ],
  [
    'valid-account-password: names what is refused',
    fieldChecks.newPassword,
    'abcdefg1',
    'abcdefg1!',
    '項目に「!」は使えません（使えるのは半角英字・半角数字と記号 - _ . です）',
  ],
  [
    'valid-account-password: a space',
    fieldChecks.newPassword,
    'a_.-1234',
    'abcd 1234',
    '項目に空白は使えません（使えるのは半角英字・半角数字と記号 - _ . です）',
  ],
])('[%s]', (_id, check, good, bad, message) => {
  expect(say(check, good)).toBeNull();
  expect(say(check, bad)).toBe(message);
  expect(say(check, '')).toBeNull();
});

it('[gap-standard-rule-messages] [notshown-core-validation-messages] [valid-standard-rules] the messages of required and max name the label, and max counts characters', () => {
  const { schema } = textRule('会社名', { maxLength: 2 });
  expect(v.safeParse(schema, ' \u3000').issues?.[0].message).toBe('会社名を入力してください');
  expect(v.safeParse(schema, 'あいう').issues?.[0].message).toBe('会社名は2文字以内で入力してください');
  expect(v.safeParse(schema, '𠮷🙂').success).toBe(true);
});
