import * as v from 'valibot';
import { type AddressFieldName, addressRules, emptyAddress, toAddressInput } from './address-fields';

const judge = (name: AddressFieldName, text: string) => v.safeParse(addressRules[name].schema, text);

it.each<[AddressFieldName, string, string]>([
  ['postalCode', '１２３４５６７', '123-4567'],
  ['phoneNumber', '０３ー１２３４―５６７８', '03-1234-5678'],
  ['lastNameKana', 'やまだ', 'ヤマダ'],
  ['firstName', '　太郎 ', '太郎'],
])('%s %s is normalised to %s', (name, text, expected) => {
  expect(judge(name, text).output).toBe(expected);
});

it.each<[AddressFieldName, string, string]>([
  ['lastName', ' ', '姓を入力してください'],
  ['prefecture', '', '都道府県を選択してください'],
  ['postalCode', '12', '郵便番号は郵便番号の形式で入力してください。　例：123-4567'],
  ['phoneNumber', '123', '電話番号は電話番号のフォーマットで入力してください'],
  ['address1', '丸の内', '番地は数字まで入力してください。　例：丸の内1-9-1（番地のない場合は「無番地」）'],
  ['lastNameKana', '山田', '姓（カナ）は全角カタカナで入力してください'],
  ['lastName', 'あ'.repeat(51), '姓は50文字以内で入力してください'],
])('%s %j is rejected: %s', (name, text, message) => {
  expect(judge(name, text).issues?.[0].message).toBe(message);
});

it('a prefecture that does not exist is rejected', () => {
  expect(toAddressInput({ ...emptyAddress, prefecture: '江戸' })).toBeNull();
  expect(toAddressInput({ ...emptyAddress, prefecture: '東京都' })).toMatchObject({ prefecture: '東京都' });
});
