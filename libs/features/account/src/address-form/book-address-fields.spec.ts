import { createUserAddressSpec } from '@shop/contract/user-addresses/create-user-address';
import { getUserAddressSpec } from '@shop/contract/user-addresses/get-user-address';
import { updateUserAddressSpec } from '@shop/contract/user-addresses/update-user-address';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import * as v from 'valibot';
import { TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { addressDivisions, divisionName } from './address-divisions';
import {
  bookAddressRulesFor,
  emptyBookAddress,
  toBookAddressInput,
  toBookAddressValues,
} from './book-address-fields';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

it.each([
  ['choice-address-division-1', 1, 'ご本人'],
  ['choice-address-division-2', 2, '会社'],
  ['choice-address-division-99', 99, 'その他'],
])('[%s] the division %i is labelled %s', (_id, division, name) => {
  expect(divisionName(division)).toBe(name);
  expect(addressDivisions.map(({ value }) => value)).toContain(String(division));
});

it('[entity-user-address] an entry that is saved as it was read does not change', async () => {
  const token = await api.signIn('member@example.jp');
  const { body: added } = await api.call(
    createUserAddressSpec,
    {
      body: {
        ...TOKYO_ADDRESS,
        name: '職場',
        division_ct: 2,
        address2: '3階',
        cell_phone_number: '09012345678',
      },
    },
    { token },
  );
  const params = { id: added.id };
  const { body: read } = await api.call(getUserAddressSpec, { params }, { token });
  const body = toBookAddressInput(toBookAddressValues(read));
  if (body === null) throw new Error('It is no address');
  const { body: saved } = await api.call(updateUserAddressSpec, { params, body }, { token });
  expect(saved).toEqual(read);
});

it.each([
  ['without a prefecture', {}],
  ['of an unknown kind', { prefecture: '東京都', division: '3' }],
])('an address %s is rejected', (_what, values) => {
  expect(toBookAddressInput({ ...emptyBookAddress, ...values })).toBeNull();
});

it.each([
  ['full-width', '090-1234-5678', '09012345678', null],
  ['full-width', '090123456789', '', '携帯電話番号はハイフンなしの半角数字11桁以内で入力してください'],
  ['standard', '０９０－１２３４－５６７８', '090-1234-5678', null],
] as const)('[account §5] a mobile number in the %s format: %s', (addressFormat, written, kept, message) => {
  const { cellPhoneNumber } = bookAddressRulesFor({ isNameKanaRequired: true, addressFormat });
  const { success, output, issues = [] } = v.safeParse(cellPhoneNumber.schema, written);
  expect([success ? output : '', issues[0]?.message ?? null]).toEqual([kept, message]);
});
