import type { EndpointSpec } from '@shop/contract/endpoint';
import { createMeasurementSpec } from '@shop/contract/timeseries/create-measurement';
import { deleteMeasurementSpec } from '@shop/contract/timeseries/delete-measurement';
import { deleteMeasurementsSpec } from '@shop/contract/timeseries/delete-measurements';
import { listMeasurementsSpec } from '@shop/contract/timeseries/list-measurements';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { measurements } from '../db/schema';
import { MEASUREMENT_LIMIT } from './measurement-store';

let api: TestApi;
let member: { token: string };
let second: { token: string };

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});
beforeEach(() => api.db.delete(measurements));
afterAll(() => api.close());

const post = (values: object, query: object = {}, who = member) =>
  api.callWith(createMeasurementSpec, { query, body: { measured_on: '2026-06-01', values } }, who);
const heights = async (query: object = {}, who = member) =>
  (await api.callWith(listMeasurementsSpec, { query }, who)).body.map(({ values }) => values.height);

it('[call-post-v1-me-timeseries, call-get-v1-me-timeseries, trans-measurement-post-front, trans-measurement-post-trim] adds a measurement at the front and trims the list to the limit', async () => {
  const taken = Array.from({ length: MEASUREMENT_LIMIT + 2 }, (_, index) => 150 + index / 10);
  for (const height of taken) expect((await post({ height })).status).toBe(201);
  expect(await heights()).toEqual([...taken].reverse().slice(0, MEASUREMENT_LIMIT));
  expect(await api.db.$count(measurements)).toBe(MEASUREMENT_LIMIT);
  const { headers } = await api.call(listMeasurementsSpec, { query: {} }, member);
  expect(headers.get('x-limit')).toBe(String(MEASUREMENT_LIMIT));
});

it('[entity-timeseries-measurement] has the purpose of the request, the day and every part', async () => {
  const { body } = await post({ height: 158.5, weight: 48, head: null }, { purpose: 'gym' });
  expect(body).toEqual([
    {
      id: expect.any(Number) as number,
      purpose: 'gym',
      measured_on: '2026-06-01',
      values: {
        ...{ height: 158.5, weight: 48, chest: null, waist: null, hip: null, shoulder: null },
        ...{ sleeve: null, inseam: null, head: null, foot: null },
      },
      created_at: api.clock.now().toISOString(),
    },
  ]);
  await post({ height: 160 });
  const { body: uniform } = await api.call(listMeasurementsSpec, { query: {} }, member);
  expect(uniform.map(({ purpose }) => purpose)).toEqual(['uniform']);
});

it('[call-get-v1-me-timeseries, call-delete-v1-me-timeseries] [interp-timeseries-delete-slash] separates purposes and members', async () => {
  await post({ height: 160 });
  await post({ height: 161 }, { purpose: 'gym' });
  await post({ height: 162 }, {}, second);
  expect([await heights(), await heights({ purpose: 'gym' })]).toEqual([[160], [161]]);
  await api.call(deleteMeasurementsSpec, { query: { purpose: 'gym' } }, member);
  expect([await heights(), await heights({ purpose: 'gym' })]).toEqual([[160], []]);
  expect((await api.call(deleteMeasurementsSpec, { query: {} }, member)).status).toBe(204);
  expect([await heights(), await heights({}, second)]).toEqual([[], [162]]);
});

it('deletes one measurement of the member, never another’s, and leaves the others', async () => {
  await post({ height: 160 });
  const { body } = await post({ height: 161 });
  const [slip] = body;
  const remove = (who: { token: string }) =>
    api.call(deleteMeasurementSpec, { params: { id: slip!.id } }, who);
  const foreign = await remove(second);
  expect([foreign.status, foreign.error.code]).toEqual([404, 'measurement.not_found']);
  expect(await heights()).toEqual([161, 160]);
  expect((await remove(member)).status).toBe(204);
  expect(await heights()).toEqual([160]);
  expect((await remove(member)).status).toBe(404);
});

const CALLS: readonly (readonly [string, EndpointSpec])[] = [
  ['call-get-v1-me-timeseries', listMeasurementsSpec],
  ['call-post-v1-me-timeseries', createMeasurementSpec],
  ['call-delete-v1-me-timeseries', deleteMeasurementsSpec],
];
it.each(CALLS)('[%s] requires a signed-in member', async (_, spec) => {
  await post({ height: 160 });
  const body = { measured_on: '2026-06-01', values: { height: 161 } };
  const { status, error } = await api.callWith(spec, { query: {}, body });
  expect([status, error.code]).toEqual([401, 'auth.unauthenticated']);
  expect(await heights()).toEqual([160]);
});

// spec items: call-post-v1-me-timeseries
it.each([
  ['two decimals', { height: 160.55 }, 'values.height', '身長は小数点第1位までの数値を入力してください'],
  ['a slip', { height: 1605 }, 'values.height', '身長は250以下の値を入力してください'],
  ['a text', { weight: '48' }, 'values.weight', '体重は小数点第1位までの数値を入力してください'],
  ['nothing at all', {}, 'values', 'いずれかは必須項目です'],
])('rejects %s', async (_, values, field, message) => {
  expect((await post(values)).error.errors).toEqual({ [field]: [message] });
});

it.each([{ purpose: 'Not A Key' }, { purpose: ['a', 'b'] }])('rejects the purpose %j', async (query) => {
  expect((await post({ height: 160 }, query)).status).toBe(422);
});
