import { deleteNameEmbroiderySpec } from '@shop/contract/name-embroideries/delete-name-embroidery';
import { getNameEmbroiderySpec } from '@shop/contract/name-embroideries/get-name-embroidery';
import { updateNameEmbroiderySpec } from '@shop/contract/name-embroideries/update-name-embroidery';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import type { Shopper } from '@shop/testing-api/checkout';

let api: TestApi;
let member: Shopper;
let second: Shopper;
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp', 'school'), channel: 'school' };
  second = { token: await api.signIn('second@example.jp', 'school'), channel: 'school' };
});
afterAll(() => api.close());

const NAME = { text: '森野', script: 'kanji', font: 'kaisho', colour: 'navy', position: 'left-chest' };
const set = (change: object = {}, who = member) =>
  api.callWith(updateNameEmbroiderySpec, { body: { ...NAME, ...change } }, who);
const get = async (who = member) => (await api.call(getNameEmbroiderySpec, {}, who)).body.name_embroidery;

it('[gap-name-embroidery, route-mypage-name-embroidery] stores one per member', async () => {
  await api.call(deleteNameEmbroiderySpec, {}, member);
  await api.call(deleteNameEmbroiderySpec, {}, second);
  expect(await get()).toBeNull();
  expect((await set()).body).toMatchObject(NAME);
  await set({ text: 'Ｍｏｒｉｎｏ'.normalize('NFKC'), script: 'roman', font: 'script', colour: 'gold' });
  expect(await get()).toMatchObject({ text: 'Morino', script: 'roman', font: 'script', colour: 'gold' });
  expect(await get(second)).toBeNull();
  expect((await api.call(deleteNameEmbroiderySpec, {}, member)).status).toBe(204);
  expect(await get()).toBeNull();
});

it.each([
  [{ text: '髙橋 々' }],
  [{ text: 'モリノ', script: 'kana' }],
  [{ text: 'もりの・みどり', script: 'kana' }],
  [{ text: "M. O'Hara-Sato", script: 'roman' }],
])('accepts %j', async (change) => {
  expect((await set(change)).status).toBe(200);
});

it.each([
  [{ text: '' }, 'text'],
  [{ text: 'もりの' }, 'text'],
  [{ text: '森野', script: 'kana' }, 'text'],
  [{ text: '森野', script: 'roman' }, 'text'],
  [{ text: '漢字漢字漢字漢' }, 'text'],
  [{ text: 'あいうえおかきくけ', script: 'kana' }, 'text'],
  [{ text: '<b>', script: 'roman' }, 'text'],
  [{ font: 'script' }, 'font'],
  [{ colour: 'rainbow' }, 'colour'],
  [{ position: 'face' }, 'position'],
])('rejects %j', async (change, field) => {
  const { status, error } = await set(change);
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
});
