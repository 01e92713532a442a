import { UserAddressInput } from '@shop/contract/user-addresses/address-input';
import { PasskeyName } from '@shop/contract/passkeys/passkey';
import { UserCardInput } from '@shop/contract/user-cards/user-card';
import { UserInput } from '@shop/contract/users/user-input';
import type { FieldRule } from '@shop/site/form/field-rule';
import * as v from 'valibot';
import { bookAddressRulesFor } from '../address-form/book-address-fields';
import { cardNameRule } from '../card-form/card-name-rule';
import { passkeyNameRule } from '../passkeys/use-add-passkey-form';
import { userRulesFor } from './user-fields';

const STANDARD = { isNameKanaRequired: true, addressFormat: 'standard', isCompanyRequired: false } as const;
const user = userRulesFor(STANDARD);
const school = userRulesFor({ ...STANDARD, addressFormat: 'full-width' });
const address = bookAddressRulesFor(STANDARD);

const messageOf = (schema: v.GenericSchema, text: string): string | null =>
  v.safeParse(schema, text, { abortPipeEarly: true }).issues?.[0].message ?? null;

const HOSTILE = [
  '当選 http://evil.example/',
  '丸の内1-9-1 evil.example/x',
  'ｅｖｉｌ．ｃｏ．ｊｐ',
  'a@evil.example',
  '山田\u202e太郎',
];

it.each<[string, FieldRule, v.GenericSchema]>([
  ['company_name', user.companyName, UserInput.entries.company_name],
  ['department_or_position', user.departmentOrPosition, UserInput.entries.department_or_position],
  ['last_name', user.lastName, UserInput.entries.last_name],
  ['first_name', user.firstName, UserInput.entries.first_name],
  ['job', user.job, UserInput.entries.job],
  ['shipping_last_name', address.lastName, UserAddressInput.entries.shipping_last_name],
  ['shipping_first_name', address.firstName, UserAddressInput.entries.shipping_first_name],
  ['city', address.city, UserAddressInput.entries.city],
  ['address1', address.address1, UserAddressInput.entries.address1],
  ['address2', address.address2, UserAddressInput.entries.address2],
  ['the name of a passkey', passkeyNameRule, PasskeyName],
])('%s is rejected by the form in the words of the API', (_name, { schema }, contract) => {
  const told = HOSTILE.map((text) => messageOf(schema, text));
  expect(told).not.toContain(null);
  expect(told).toEqual(HOSTILE.map((text) => messageOf(contract, text)));
});

it.each<[string, FieldRule, v.GenericSchema]>([
  ['the name of an address', address.label, UserAddressInput.entries.name],
  ['the name of a card', cardNameRule, UserCardInput.entries.name],
])('%s is rejected by form and API alike', (_name, { schema }, contract) => {
  for (const text of HOSTILE) {
    expect(messageOf(schema, text)).toMatch(/入力できません$|含まれています$/);
    expect(messageOf(contract, text)).toMatch(/入力できません$|含まれています$/);
  }
});

it('a name in full width is no way around it', () => {
  expect(messageOf(school.lastName.schema, 'ｈｔｔｐ：／／ｅｖｉｌ．ｅｘａｍｐｌｅ')).toBe(
    '姓にウェブサイトのアドレスは入力できません',
  );
});
