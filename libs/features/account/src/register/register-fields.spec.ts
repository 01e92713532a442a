import { formSchema } from '@shop/site/form/form-schema';
import * as v from 'valibot';
import {
  type RegisterFieldName,
  emptyRegistration,
  registerRulesFor,
  toRegistration,
} from './register-fields';

const schema = formSchema<RegisterFieldName>(
  registerRulesFor({ isNameKanaRequired: true, addressFormat: 'standard', isCompanyRequired: false }),
  [],
);
const COMPLETE = {
  ...emptyRegistration,
  email: 'hanako@example.jp',
  password: 'hana-to-mori-7',
  lastName: '山田',
  firstName: '花子',
  lastNameKana: 'ヤマダ',
  firstNameKana: 'ハナコ',
  consent: '1',
};

it.each<[string, Partial<Record<RegisterFieldName, unknown>>, string | null]>([
  ['everything that is needed', {}, null],
  ['a mail address in full width', { email: 'ｈａｎａｋｏ＠ｅｘａｍｐｌｅ．ｊｐ' }, null],
  ['no mail address', { email: '' }, 'メールアドレスを入力してください'],
  ['half a mail address', { email: 'hanako@' }, 'メールアドレスはメールアドレスの形式で入力してください'],
  ['no password [valid-account-password]', { password: '' }, 'パスワードを入力してください'],
  [
    'letters alone [valid-account-password]',
    { password: 'abcdefgh' },
    'パスワードは半角英字と半角数字を組み合わせた8文字以上で入力してください（記号は - _ . が使えます）',
  ],
  ['a user name', { username: 'Yamada.H' }, null],
  [
    'a short user name',
    { username: 'abc' },
    'ユーザー名は半角英数字（. _ - も可）4〜32文字で入力してください',
  ],
  [
    'a mail address as user name',
    { username: 'a@b.example' },
    'ユーザー名は半角英数字（. _ - も可）4〜32文字で入力してください',
  ],
  [
    'no consent',
    { consent: false },
    'ご登録には同意が必要です。内容をご確認のうえ、チェックを入れてください',
  ],
  [
    'a consent that was never touched',
    { consent: '' },
    'ご登録には同意が必要です。内容をご確認のうえ、チェックを入れてください',
  ],
])('%s', (_case, change, message) => {
  expect(v.safeParse(schema, { ...COMPLETE, ...change }).issues?.[0].message ?? null).toBe(message);
});

it('a user name is sent only where one was chosen, and the consent never', () => {
  const sent = toRegistration(COMPLETE);
  expect(sent).toMatchObject({ email: 'hanako@example.jp', password: 'hana-to-mori-7' });
  expect(Object.keys(sent)).not.toEqual(expect.arrayContaining(['username']));
  expect(sent).not.toHaveProperty('consent');
  expect(toRegistration({ ...COMPLETE, username: 'yamada.h' }).username).toBe('yamada.h');
});
