import * as v from 'valibot';
import { codeRules, loginRules } from './login-fields';

it.each([
  ['ｍｅｍｂｅｒ＠ｅｘａｍｐｌｅ．ｊｐ ', 'member@example.jp'],
  ['member@example.jp', 'member@example.jp'],
  ['taroーyamada@example.jp', 'taro-yamada@example.jp'],
])('the mail address %s is normalised to %s', (text, expected) => {
  expect(v.parse(loginRules.email.schema, text)).toBe(expected);
});

// spec items: valid-password-required
it.each([
  [
    'a mail address without an @',
    loginRules.email.schema,
    'member',
    'メールアドレスはメールアドレスの形式で入力してください',
  ],
  ['no mail address', loginRules.email.schema, '', 'メールアドレスを入力してください'],
  ['no password', loginRules.password.schema, '', 'パスワードを入力してください'],
  ['a code of five digits', codeRules.code.schema, '12345', '確認コードは6桁の数字で入力してください'],
])('%s is rejected', (_name, schema, text, message) => {
  expect(v.safeParse(schema, text).issues?.[0].message).toBe(message);
});

it.each([
  ['a mail address', 'member@example.jp', null],
  ['a user name', 'Yamada.H', null],
  ['half a mail address', 'member@', 'メールアドレスはメールアドレスの形式で入力してください'],
  ['nothing', '', 'メールアドレスを入力してください'],
])('%s signs in, or its mistake is said', (_name, text, message) => {
  expect(v.safeParse(loginRules.identifier.schema, text).issues?.[0].message ?? null).toBe(message);
});

it('a password stays as it was typed', () => {
  expect(v.parse(loginRules.password.schema, ' ａ b ')).toBe(' ａ b ');
});

it('a one-time code in full width is accepted', () => {
  expect(v.parse(codeRules.code.schema, '１２３ ４５６')).toBe('123456');
});
