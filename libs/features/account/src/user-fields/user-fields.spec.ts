import { createUserSpec } from '@shop/contract/users/create-user';
import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { formSchema } from '@shop/site/form/form-schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import * as v from 'valibot';
import { toUserInput } from './to-user-input';
import { toUserValues } from './to-user-values';
import { userChecks } from './user-checks';
import { type UserFieldName, type UserFormOptions, emptyUser, userRulesFor } from './user-fields';

const STANDARD: UserFormOptions = {
  isNameKanaRequired: true,
  addressFormat: 'standard',
  isCompanyRequired: false,
};
const WHOLESALE: UserFormOptions = { ...STANDARD, isNameKanaRequired: false, isCompanyRequired: true };
const SCHOOL: UserFormOptions = { ...STANDARD, addressFormat: 'full-width' };
const HANAKO = {
  ...emptyUser,
  lastName: '山田',
  firstName: '花子',
  lastNameKana: 'ヤマダ',
  firstNameKana: 'ハナコ',
  phoneNumber: '03-1234-5678',
};

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

/** The fields that are wrong, with their messages. */
function mistakes(options: UserFormOptions, change: Partial<Record<UserFieldName, string>>, stored = '') {
  const schema = formSchema(userRulesFor(options), userChecks(stored));
  const { issues = [] } = v.safeParse(schema, { ...HANAKO, ...change });
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message]));
}

it.each<[string, UserFormOptions, Partial<Record<UserFieldName, string>>, Record<string, string>]>([
  ['the least that is needed', STANDARD, {}, {}],
  ['no name', STANDARD, { lastName: '' }, { lastName: '姓を入力してください' }],
  ['no kana', STANDARD, { lastNameKana: '' }, { lastNameKana: '姓（カナ）を入力してください' }],
  [
    'no kana in the wholesale shop [valid-corporate-kana-optional]',
    WHOLESALE,
    { companyName: '山田商店', lastNameKana: '', firstNameKana: '' },
    {},
  ],
  [
    'no company in the wholesale shop [valid-company-name]',
    WHOLESALE,
    {},
    { companyName: '会社名を入力してください' },
  ],
  [
    'a company name of 251 characters [const-max-company-name]',
    STANDARD,
    { companyName: 'あ'.repeat(251) },
    { companyName: '会社名は250文字以内で入力してください' },
  ],
  [
    'a department of 251 characters [const-max-department, valid-department-or-position]',
    WHOLESALE,
    { companyName: '山田商店', departmentOrPosition: '課'.repeat(251) },
    { departmentOrPosition: '部署・役職は250文字以内で入力してください' },
  ],
  ['no telephone number', STANDARD, { phoneNumber: '' }, { phoneNumber: 'いずれかは必須項目です' }],
  ['a mobile number alone', STANDARD, { phoneNumber: '', cellPhoneNumber: '090-1234-5678' }, {}],
  [
    'half a telephone number',
    STANDARD,
    { fax: '03-12' },
    { fax: 'FAX番号は電話番号のフォーマットで入力してください' },
  ],
  ['a number with hyphens in the school shop', SCHOOL, { phoneNumber: '０３-1234-5678' }, {}],
  [
    'too many digits in the school shop',
    SCHOOL,
    { phoneNumber: '090123456789' },
    { phoneNumber: '電話番号はハイフンなしの半角数字11桁以内で入力してください' },
  ],
  ['a birthday', STANDARD, { birthYear: '１９９０', birthMonth: '4', birthDay: '1' }, {}],
  [
    'a day that is none',
    STANDARD,
    { birthYear: '2001', birthMonth: '2', birthDay: '29' },
    { birthYear: '日付が無効です' },
  ],
  ['half a day', STANDARD, { birthYear: '2001' }, { birthYear: '日付が無効です' }],
  [
    'a question without an answer',
    STANDARD,
    { securityQuestion: '1' },
    { securityAnswer: '秘密の質問の答えを入力してください' },
  ],
  [
    'an answer without a question',
    STANDARD,
    { securityAnswer: 'ポチ' },
    { securityQuestion: '秘密の質問を選択してください' },
  ],
])('%s', (_case, options, change, expected) => {
  expect(mistakes(options, change)).toEqual(expected);
});

it.each([
  ['the answer that is set may be left out', '2', {}],
  ['another question takes an answer', '3', { securityAnswer: '秘密の質問の答えを入力してください' }],
])('%s', (_case, securityQuestion, expected) => {
  expect(mistakes(STANDARD, { securityQuestion }, '2')).toEqual(expected);
});

it.each([
  ['choice-newsletter-1', { newsletter: '1' }, { is_receive_newsletter: true }],
  ['choice-newsletter-0', { newsletter: '0' }, { is_receive_newsletter: false }],
  ['choice-gender-1', { gender: '1' }, { gender_ct: 1 }],
  ['choice-gender-2', { gender: '2' }, { gender_ct: 2 }],
  ['choice-gender-3', { gender: '3' }, { gender_ct: 3 }],
  ['choice-gender-4', { gender: '4' }, { gender_ct: 4 }],
  ['no gender', { gender: '' }, { gender_ct: null }],
  ['a birthday', { birthYear: '1990', birthMonth: '4', birthDay: '1' }, { birthday: '1990-04-01' }],
  ['no birthday', {}, { birthday: null }],
  ['choice-security-question-1', answered('1'), { reminder: { question_ct: 1, answer: 'ポチ' } }],
  ['choice-security-question-2', answered('2'), { reminder: { question_ct: 2, answer: 'ポチ' } }],
  ['choice-security-question-3', answered('3'), { reminder: { question_ct: 3, answer: 'ポチ' } }],
  ['choice-security-question-4', answered('4'), { reminder: { question_ct: 4, answer: 'ポチ' } }],
])('[%s] is sent as the wire has it', (_id, change, expected) => {
  expect(toUserInput({ ...HANAKO, ...change })).toMatchObject(expected);
});

it('without an answer no security question is sent', () => {
  expect(toUserInput({ ...HANAKO, securityQuestion: '1' })).not.toHaveProperty('reminder');
});

it('a member that is saved as they were read does not change', async () => {
  const values = {
    ...HANAKO,
    companyName: '山田商店',
    departmentOrPosition: '仕入れ',
    cellPhoneNumber: '09012345678',
    fax: '0312345679',
    job: '料理人',
    gender: '2',
    birthYear: '1990',
    birthMonth: '4',
    birthDay: '1',
    newsletter: '1',
    ...answered('3'),
  };
  const body = { ...toUserInput(values), email: 'hanako.new@example.jp', password: 'hana-to-mori-7' };
  const { body: login } = await api.call(createUserSpec, { body });
  const token = login.access_token ?? '';
  const { body: read } = await api.call(getMyUserSpec, {}, { token });
  expect(toUserValues(read)).toEqual({ ...values, phoneNumber: read.phone_number, securityAnswer: '' });
  const input = { body: toUserInput(toUserValues(read)) };
  expect((await api.call(updateMyUserSpec, input, { token })).body).toEqual(read);
});

function answered(securityQuestion: string) {
  return { securityQuestion, securityAnswer: 'ポチ' };
}
