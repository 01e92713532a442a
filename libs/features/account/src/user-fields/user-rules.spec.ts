import * as v from 'valibot';
import { userRules } from './user-rules';

const say = (name: keyof typeof userRules, text: string) =>
  v.safeParse(userRules[name].schema, text).issues?.[0].message ?? null;

it.each<[string, string, keyof typeof userRules, string, string | null]>([
  ['valid-company-name', 'nothing', 'companyName', '', '会社名を入力してください'],
  ['valid-company-name', 'spaces only', 'companyName', ' \u3000', '会社名を入力してください'],
  ['valid-company-name, const-max-company-name', '250 characters', 'companyName', 'あ'.repeat(250), null],
  [
    'const-max-company-name',
    '251 characters',
    'companyName',
    'あ'.repeat(251),
    '会社名は250文字以内で入力してください',
  ],
  ['const-max-company-name', '250 characters outside the basic plane', 'companyName', '𠮷'.repeat(250), null],
  ['valid-department-or-position', 'nothing', 'departmentOrPosition', '', null],
  ['const-max-department', '250 characters', 'departmentOrPosition', '課'.repeat(250), null],
  [
    'const-max-department',
    '251 characters',
    'departmentOrPosition',
    '課'.repeat(251),
    '部署・役職は250文字以内で入力してください',
  ],
  ['valid-account-password', 'nothing', 'newPassword', '', 'パスワードを入力してください'],
  ['valid-account-password, const-min-password', 'eight characters', 'newPassword', 'abcdef12', null],
  [
    'const-min-password',
    'seven characters',
    'newPassword',
    'abcde12',
    'パスワードは半角英字と半角数字を組み合わせた8文字以上で入力してください（記号は - _ . が使えます）',
  ],
])('[%s] %s as %s', (_id, _name, name, text, message) => {
  expect(say(name, text)).toBe(message);
});
