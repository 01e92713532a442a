import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { getUserDummySpec } from '@shop/contract/users/get-user-dummy';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';

let api: TestApi;
let member: { token: string };
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
});
afterAll(() => api.close());

/** What the demonstration's member is at first. */
const OWN = {
  company_name: '',
  department_or_position: '',
  last_name: '森野',
  first_name: 'みどり',
  last_name_kana: 'モリノ',
  first_name_kana: 'ミドリ',
  phone_number: '0312345678',
  cell_phone_number: '',
  fax: '',
  job: '',
  gender_ct: null,
  birthday: null,
  is_receive_newsletter: false,
};
const me = async () => (await api.call(getMyUserSpec, {}, member)).body;
const update = (change: object) => api.callWith(updateMyUserSpec, { body: { ...OWN, ...change } }, member);

it('[entity-user] has id, code, mail address, user name and flags, and no password', async () => {
  expect(await me()).toEqual({
    ...OWN,
    id: 1,
    code: 'M000001',
    email: { email: 'member@example.jp' },
    username: 'member',
    is_registered_member: true,
    reminder: null,
    customer_group: { id: 1, name: '一般会員' },
  });
});

// spec items: choice-gender-2, choice-gender-3, choice-gender-4
it.each([1, 2, 3, 4, null])('stores the gender %j', async (gender_ct) => {
  expect((await update({ gender_ct })).status).toBe(200);
  expect((await me()).gender_ct).toBe(gender_ct);
});

// spec items: choice-security-question-2, choice-security-question-3, choice-security-question-4
it.each([1, 2, 3, 4])('stores the security question %j, without its answer', async (question_ct) => {
  expect((await update({ reminder: { question_ct, answer: 'たろう' } })).status).toBe(200);
  expect((await me()).reminder).toEqual({ question_ct });
  await update({});
  expect((await me()).reminder).toEqual({ question_ct });
});

it.each([
  ['a gender without a code', { gender_ct: 5 }, { gender_ct: ['性別を選択してください'] }],
  [
    'a question without a code',
    { reminder: { question_ct: 5, answer: 'たろう' } },
    { 'reminder.question_ct': ['秘密の質問を選択してください'] },
  ],
])('rejects %s', async (_, change, errors) => {
  const before = await me();
  const { status, error } = await update(change);
  expect([status, error.errors]).toEqual([422, errors]);
  expect(await me()).toEqual(before);
});

describe('the empty member of the registration form', () => {
  const EMPTY = {
    company_name: '',
    department_or_position: '',
    last_name: '',
    first_name: '',
    last_name_kana: '',
    first_name_kana: '',
    phone_number: '',
    cell_phone_number: '',
    fax: '',
    job: '',
    gender_ct: null,
    birthday: null,
    is_receive_newsletter: false,
  };
  const NAMES = ['last_name', 'first_name'];
  const KANA = ['last_name_kana', 'first_name_kana'];
  const ACCOUNT = ['email', 'password'];

  it.each([
    ['default', [...NAMES, ...KANA, ...ACCOUNT]],
    ['corporate', ['company_name', ...NAMES, ...ACCOUNT]],
  ])(
    '[call-get-v1-users-dummy] names what the shop %s requires, to guests and members',
    async (channel, fields) => {
      const { body } = await api.call(getUserDummySpec, {}, { channel });
      expect({ ...body, required_fields: [...body.required_fields].sort() }).toEqual({
        ...EMPTY,
        required_fields: [...fields].sort(),
      });
      const token = await api.signIn('buyer@example.jp', channel);
      expect((await api.call(getUserDummySpec, {}, { channel, token })).body).toEqual(body);
    },
  );

  it('[call-get-v1-users-dummy] rejects an invalid token, and a shop that does not exist', async () => {
    const invalid = await api.call(getUserDummySpec, {}, { token: 'not.a.token' });
    expect([invalid.status, invalid.error.code]).toEqual([401, 'auth.unauthenticated']);
    const nowhere = await api.call(getUserDummySpec, {}, { channel: 'nowhere' });
    expect([nowhere.status, nowhere.error.message]).toEqual([404, 'チャネルが存在しない']);
  });
});
