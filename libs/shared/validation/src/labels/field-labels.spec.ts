import { fieldLabels } from './field-labels';

it.each([
  [
    'user',
    'company_name department_or_position last_name first_name last_name_kana first_name_kana orderer_name phone_number cell_phone_number contact_phone_number fax email job password school username',
    'labels-user, gap-labels-japanese',
  ],
  ['address', 'name postal_code prefecture city address1 address2 division', 'labels-address'],
  ['card', 'ccNumber ccName ccExpiration securityCode', 'labels-card'],
  ['contact', 'name name_kana email phone body', 'labels-contact'],
  ['cancelOrder', 'reason', 'labels-cancel-order'],
] as const)('the set %s names its fields, in Japanese', (...[set, names]) => {
  expect(Object.keys(fieldLabels[set]).join(' ')).toBe(names);
  const labels = Object.values<string>(fieldLabels[set]);
  expect(labels.filter((label) => !/[ぁ-んァ-ヶ一-龠]/.test(label))).toEqual([]);
});
