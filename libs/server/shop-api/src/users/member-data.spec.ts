import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { getUserDummySpec } from '@shop/contract/users/get-user-dummy';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { eq } from 'drizzle-orm';
import { mails, rateCounters, users } from '../db/schema';

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
    is_email_verified: true,
    pending_email: null,
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

it('refuses the address of a website for a name, which mails begin with', async () => {
  const { error } = await update({
    last_name: 'お支払いは https://evil.example へ',
    first_name: 'www.evil.example',
  });
  expect(error.errors).toEqual({
    last_name: ['姓にウェブサイトのアドレスは入力できません'],
    first_name: ['名にウェブサイトのアドレスは入力できません'],
  });
});

// spec items: choice-security-question-2, choice-security-question-3, choice-security-question-4
it.each([1, 2, 3, 4])('stores the security question %j, without its answer', async (question_ct) => {
  const reminder = { question_ct, answer: 'たろう' };
  expect((await update({ reminder, current_password: 'demo-pass-2026' })).status).toBe(200);
  expect((await me()).reminder).toEqual({ question_ct });
  await update({});
  expect((await me()).reminder).toEqual({ question_ct });
});

it('a security question takes the current password, and the member is told by mail', async () => {
  const before = await me();
  const reminder = { question_ct: 2, answer: '山田' };
  for (const [given, status] of [
    [{}, 422],
    [{ current_password: 'wrong-pass-1' }, 422],
  ] as const) {
    const { status: answered, error } = await update({ reminder, ...given });
    expect([answered, Object.keys(error.errors ?? {})]).toEqual([status, ['current_password']]);
  }
  expect(await me()).toEqual(before);
  await api.db.delete(mails);
  await update({ reminder, current_password: 'demo-pass-2026' });
  expect(await api.mailbox()).toMatchObject([
    { to: 'member@example.jp', subject: expect.stringContaining('秘密の質問を設定しました') as string },
  ]);
});

it('sets a security question five times in a quarter of an hour, and tells no address that is not proved', async () => {
  const set = (answer: string) =>
    update({ reminder: { question_ct: 2, answer }, current_password: 'demo-pass-2026' });
  await api.db.delete(rateCounters);
  await api.db.delete(mails);
  const own = eq(users.id, 1);
  await api.db.update(users).set({ emailVerifiedAt: null }).where(own);
  const statuses = [];
  for (let time = 0; time < 6; time += 1) statuses.push((await set(`答え${time}`)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await api.mailbox()).toEqual([]);
  await api.db.update(users).set({ emailVerifiedAt: api.clock.now() }).where(own);
  await api.db.delete(rateCounters);
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
    '[call-get-v1-users-dummy] [gap-users-dummy] names what the shop %s requires, to guests and members',
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
