import * as v from 'valibot';
import type { AddressFieldName } from './address-fields';
import { schoolAddressRules } from './school-address-rules';

const judge = (name: AddressFieldName, text: string) => v.safeParse(schoolAddressRules[name].schema, text);

it.each<[string, AddressFieldName, string, string]>([
  ['valid-tenant-names', 'lastName', 'ﾔﾏﾀﾞ', 'ヤマダ'],
  ['valid-tenant-names', 'firstName', 'John', 'Ｊｏｈｎ'],
  ['valid-tenant-kana', 'lastNameKana', 'やまだ', 'ヤマダ'],
  ['valid-tenant-phone', 'phoneNumber', '０９０－１２３４－５６７８', '09012345678'],
  ['valid-tenant-postal-code', 'postalCode', '〒１００ー０００１', '1000001'],
])('[%s] %s %s is normalised to %s', (_id, name, text, kept) => {
  expect(judge(name, text).output).toBe(kept);
});

it.each<[string, AddressFieldName, string, string]>([
  ['valid-tenant-names', 'lastName', '山田🙂', '姓は全角文字で入力してください'],
  ['valid-tenant-kana', 'firstNameKana', '太郎', '名（カナ）は全角カタカナで入力してください'],
  [
    'valid-tenant-phone',
    'phoneNumber',
    '090123456789',
    '電話番号はハイフンなしの半角数字11桁以内で入力してください',
  ],
  ['valid-tenant-postal-code', 'postalCode', '100-000', '郵便番号は半角数字7桁で入力してください'],
])('[%s] %s %s is rejected: %s', (_id, name, text, message) => {
  expect(judge(name, text).issues?.[0].message).toBe(message);
});
