import * as v from 'valibot';
import { userRules } from './user-rules';

const say = (name: keyof typeof userRules, text: string) =>
  v.safeParse(userRules[name].schema, text).issues?.[0].message ?? null;

it.each<[string, keyof typeof userRules, string, string | null]>([
  ['valid-company-name', 'companyName', '', '会社名を入力してください'],
  ['valid-company-name', 'companyName', ' \u3000', '会社名を入力してください'],
  ['valid-company-name, const-max-company-name', 'companyName', 'あ'.repeat(250), null],
  ['const-max-company-name', 'companyName', 'あ'.repeat(251), '会社名は250文字以内で入力してください'],
  ['const-max-company-name', 'companyName', '𠮷'.repeat(250), null],
  ['valid-department-or-position', 'departmentOrPosition', '', null],
  ['const-max-department', 'departmentOrPosition', '課'.repeat(250), null],
  [
    'const-max-department',
    'departmentOrPosition',
    '課'.repeat(251),
    '部署・役職は250文字以内で入力してください',
  ],
  ['valid-orderer-name', 'ordererName', '', '注文者名を入力してください'],
  ['valid-orderer-name', 'ordererName', '山田', null],
  ['valid-account-password', 'newPassword', '', 'パスワードを入力してください'],
  ['valid-account-password, const-min-password', 'newPassword', 'abcdef12', null],
  [
    'const-min-password',
    'newPassword',
    'abcde12',
    'パスワードは半角英字と半角数字を組み合わせた8文字以上で入力してください（記号は - _ . が使えます）',
  ],
])('[%s] %#', (_id, name, text, message) => {
  expect(say(name, text)).toBe(message);
});
