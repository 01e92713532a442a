import { createUserMemorialSpec } from '@shop/contract/user-memorials/create-user-memorial';
import { deleteUserMemorialSpec } from '@shop/contract/user-memorials/delete-user-memorial';
import { getUserMemorialSpec } from '@shop/contract/user-memorials/get-user-memorial';
import { listUserMemorialsSpec } from '@shop/contract/user-memorials/list-user-memorials';
import { updateUserMemorialSpec } from '@shop/contract/user-memorials/update-user-memorial';
import { MEMORIAL_INPUT } from '@shop/testing-api/member-inputs';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { userMemorials } from '../db/schema';
import { MEMORIAL_LIMIT } from './memorial-limit';

let api: TestApi;
let member: { token: string };
let second: { token: string };

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});
beforeEach(() => api.db.delete(userMemorials));
afterAll(() => api.close());

const add = (change: object = {}, who = member) =>
  api.callWith(createUserMemorialSpec, { body: { ...MEMORIAL_INPUT, ...change } }, who);
const list = async (who = member) => (await api.call(listUserMemorialsSpec, { query: {} }, who)).body;

it('[call-post-v1-me-user-memorials, call-get-v1-me-user-memorials, entity-user-memorial] [gap-memorial-division] lists days in the order of the year', async () => {
  const added = await add({ id: 9, user_id: 1 });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject(MEMORIAL_INPUT);
  await add({ month: 2, date: 29, name: '' });
  expect((await list()).map(({ month, date }) => [month, date])).toEqual([
    [2, 29],
    [9, 15],
  ]);
  const { headers } = await api.call(listUserMemorialsSpec, { query: { per: 1 } }, member);
  expect([headers.get('x-limit'), headers.get('x-last-page')]).toEqual([String(MEMORIAL_LIMIT), '2']);
  expect(await list(second)).toEqual([]);
});

it('[call-get-v1-me-user-memorials-id, call-put-v1-me-user-memorials-id, call-delete-v1-me-user-memorials-id] reads, changes and deletes a day', async () => {
  const params = { id: (await add()).body.id };
  const changed = await api.call(
    updateUserMemorialSpec,
    { params, body: { ...MEMORIAL_INPUT, division_ct: 99, date: 30 } },
    member,
  );
  expect(changed.body).toMatchObject({ ...params, division_ct: 99, date: 30 });
  expect((await api.call(getUserMemorialSpec, { params }, member)).body).toEqual(changed.body);
  expect((await api.call(deleteUserMemorialSpec, { params }, member)).status).toBe(204);
  expect((await api.call(getUserMemorialSpec, { params }, member)).status).toBe(404);
});

it.each([
  ['a day that no month has', { month: 2, date: 30 }, 'date', '日付が無効です'],
  ['the 31st of April', { month: 4, date: 31 }, 'date', '日付が無効です'],
  ['a month too many', { month: 13 }, 'month', '12以下の値を入力してください'],
  ['no name', { target_user_name: ' ' }, 'target_user_name', 'お名前を入力してください'],
  ['an unknown kind', { division_ct: 5 }, 'division_ct', '区分を選択してください'],
])('rejects %s', async (_, change, field, message) => {
  expect((await add(change)).error.errors).toEqual({ [field]: [message] });
});

it('responds to another member’s day as to an unknown one, and keeps it', async () => {
  const { body: theirs } = await add({}, second);
  for (const id of [theirs.id, 2_000_000_000]) {
    const params = { id };
    for (const { status, error } of [
      await api.call(getUserMemorialSpec, { params }, member),
      await api.call(updateUserMemorialSpec, { params, body: { ...MEMORIAL_INPUT, name: '変更' } }, member),
      await api.call(deleteUserMemorialSpec, { params }, member),
    ])
      expect([status, error.code]).toEqual([404, 'user_memorial.not_found']);
  }
  expect(await list(second)).toEqual([theirs]);
});

it('[gap-favourite-list-limits] keeps the limit of days, also with concurrent requests', async () => {
  const responses = await Promise.all(Array.from({ length: MEMORIAL_LIMIT + 4 }, () => add()));
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(4);
  expect(responses.find(({ status }) => status === 422)?.error.code).toBe('user_memorial.limit_exceeded');
});
