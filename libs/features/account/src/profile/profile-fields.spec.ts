import { getMyUserSpec } from '@shop/contract/users/get-my-user';
import { updateMyUserSpec } from '@shop/contract/users/update-my-user';
import { formSchema } from '@shop/site/form/form-schema';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import * as v from 'valibot';
import { profileChecks, profileRulesFor, toProfileInput, toProfileValues } from './profile-fields';
import { type Profile, toProfile } from './profile-query';

const OPTIONS = { isNameKanaRequired: true, addressFormat: 'standard', isCompanyRequired: false } as const;
const PASSWORD = 'demo-pass-2026';
let api: TestApi;
let member: { token: string };
let stored: Profile;
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  stored = await read();
});
afterAll(() => api.close());

const read = async () => toProfile((await api.call(getMyUserSpec, {}, member)).body);
const mistakes = (change: object) => {
  const schema = formSchema(profileRulesFor(OPTIONS), profileChecks(stored));
  const { issues = [] } = v.safeParse(schema, { ...toProfileValues(stored), ...change });
  return issues.map(({ path, message }) => [path?.[0]?.key, message]);
};

it.each<[string, object, readonly (readonly [string, string])[]]>([
  ['what is stored', {}, []],
  ['the same mail address in full width', { email: 'ｍｅｍｂｅｒ＠ｅｘａｍｐｌｅ．ｊｐ' }, []],
  [
    'another address without a password',
    { email: 'new@example.jp' },
    [['current', '現在のパスワードを入力してください']],
  ],
  ['another address with one', { email: 'new@example.jp', current: PASSWORD }, []],
  [
    'a security question without a password',
    { securityQuestion: '4', securityAnswer: 'カレー' },
    [['current', '現在のパスワードを入力してください']],
  ],
  ['no address', { email: '' }, [['email', 'メールアドレスを入力してください']]],
  ['no name', { lastName: '' }, [['lastName', '姓を入力してください']]],
])('%s', (_case, change, expected) => {
  expect(mistakes(change)).toEqual(expected);
});

it('[entity-user] the user name is never sent, and the mail address only where it is another', () => {
  const input = toProfileInput(toProfileValues(stored), stored);
  expect(Object.keys(input)).not.toEqual(expect.arrayContaining(['username']));
  expect(input).not.toHaveProperty('username');
  expect(input).not.toHaveProperty('email');
  expect(input).not.toHaveProperty('current_password');
});

it('another mail address is kept until it is verified; the password is the API’s to check', async () => {
  const values = { ...toProfileValues(stored), email: 'new@example.jp', current: 'wrong-pass-1' };
  const refused = await api.callWith(updateMyUserSpec, { body: toProfileInput(values, stored) }, member);
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['current_password']]);
  const right = { ...values, current: PASSWORD, job: '料理人' };
  const { status } = await api.callWith(updateMyUserSpec, { body: toProfileInput(right, stored) }, member);
  expect(status).toBe(200);
  expect(await read()).toMatchObject({ email: 'member@example.jp', values: { job: '料理人' } });
  expect((await api.mailbox())[0]?.to).toBe('new@example.jp');
});

it('a form that was opened before a change takes back nothing of it', async () => {
  const newsletter = (is_receive_newsletter: boolean) =>
    api.callWith(updateMyUserSpec, { body: { is_receive_newsletter } }, member);
  await newsletter(true);
  const opened = await read();
  await newsletter(false);
  const body = toProfileInput({ ...toProfileValues(opened), job: '農家' }, opened);
  expect((await api.callWith(updateMyUserSpec, { body }, member)).status).toBe(200);
  expect((await read()).values).toEqual({ ...opened.values, newsletter: '0', job: '農家' });
});

it('a form in which nothing was changed changes nothing', async () => {
  const opened = await read();
  const body = toProfileInput(toProfileValues(opened), opened);
  expect(body).toEqual({});
  expect((await api.callWith(updateMyUserSpec, { body }, member)).status).toBe(200);
  expect(await read()).toEqual(opened);
});
