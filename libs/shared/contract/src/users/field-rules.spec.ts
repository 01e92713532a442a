import { validationMessages } from '@shop/validation/messages';
import * as v from 'valibot';
import { ShippingAddressInput } from '../user-addresses/address-input';
import { NewPassword } from './new-password';
import { Email, UserInput } from './user-input';

it.each([
  ['without a digit', 'abcdefghij', validationMessages.password('パスワード')],
  [
    'with a symbol',
    'abcdefgh1!',
    'パスワードに「!」は使えません（使えるのは半角英字・半角数字と記号 - _ . です）',
  ],
])('a password %s is refused in the words of the forms', (_what, password, said) => {
  const { issues } = v.safeParse(NewPassword, password);
  expect(issues?.map(({ message }) => message)).toEqual([said]);
});

it.each([
  ['りょ-こ', 'リョーコ'],
  ['ﾔﾏﾀﾞ', 'ヤマダ'],
  ['山田', null],
])('members and addresses take the same kana: %s', (written, kept) => {
  const read = (schema: typeof UserInput.entries.last_name_kana) => {
    const { success, output } = v.safeParse(schema, written);
    return success ? output : null;
  };
  expect(read(UserInput.entries.last_name_kana)).toBe(kept);
  expect(read(ShippingAddressInput.entries.shipping_last_name_kana)).toBe(kept);
});

it.each([
  ['what an input method typed', ' Ｍｅｍｂｅｒ＠ｅｘａｍｐｌｅ．ｊｐ　', 'member@example.jp'],
  ['a letter that only looks like an a', 'h\u0430nako@example.jp', null],
  ['a letter that becomes two in lower case', '\u0130chiro@example.jp', null],
  ['a character that nobody sees', 'hanako\u200b@example.jp', null],
])('a mail address: %s', (_what, written, kept) => {
  const { output, issues } = v.safeParse(Email, written);
  expect(issues?.map(({ message }) => message) ?? output).toEqual(
    kept ?? ['メールアドレスの形式で入力してください'],
  );
});
