import { validationMessages } from '@shop/validation/messages';
import * as v from 'valibot';
import { ShippingAddressInput } from '../user-addresses/address-input';
import { NewPassword } from './new-password';
import { UserInput } from './user-input';

it('a password is refused in the words of the forms', () => {
  const { issues } = v.safeParse(NewPassword, 'abcdefghij');
  expect(issues?.map(({ message }) => message)).toEqual([validationMessages.password('パスワード')]);
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
