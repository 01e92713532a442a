import { createProductRequestSpec } from '@shop/contract/product-requests/create-product-request';
import { deleteProductRequestHistorySpec } from '@shop/contract/product-requests/delete-product-request-history';
import { listProductRequestHistoriesSpec } from '@shop/contract/product-requests/list-product-request-histories';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { productRequests, rateCounters } from '../db/schema';

let api: TestApi;
let member: { token: string };
let second: { token: string };

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
});
beforeEach(async () => {
  await api.db.delete(productRequests);
  await api.db.delete(rateCounters);
});
afterAll(() => api.close());

const REQUEST = { product_name: '左ききの急須', maker_name: '', body: '一行目\n二行目' };
const send = (change: object = {}, who: { token?: string } = {}) =>
  api.callWith(createProductRequestSpec, { body: { ...REQUEST, ...change } }, who);
const history = (who = member) => api.call(listProductRequestHistoriesSpec, { query: {} }, who);

it('[call-post-v1-product-requests, call-get-v1-me-product-request-histories, beh-can-inquire] stores a member’s requests', async () => {
  const sent = await send({ user_id: 1, status: 'available', reply: 'はい' }, member);
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({ ...REQUEST, status: 'received', reply: '' });
  const { body, headers } = await history();
  expect([body, headers.get('x-total')]).toEqual([[sent.body], '1']);
  expect((await history(second)).body).toEqual([]);
  const [row] = await api.db.select().from(productRequests);
  expect(row?.email).toBe('member@example.jp');
});

it('[entity-product-request-history-item] has its id, what was asked for, and the reply', async () => {
  const { id } = (await send({ maker_name: '箕輪窯' }, member)).body;
  expect((await history()).body).toEqual([
    {
      id,
      product_name: '左ききの急須',
      maker_name: '箕輪窯',
      body: '一行目\n二行目',
      status: 'received',
      reply: '',
      created_at: api.clock.now().toISOString(),
    },
  ]);
});

it('requires name and mail address of a guest', async () => {
  expect((await send()).error.errors).toEqual({
    name: ['お名前を入力してください'],
    email: ['メールアドレスを入力してください'],
  });
  expect((await send({ name: '山田', email: 'yamada@example.jp' })).status).toBe(201);
  expect((await history()).body).toEqual([]);
});

it.each([
  [{ product_name: '  ' }, 'product_name'],
  [{ body: 'あ'.repeat(2001) }, 'body'],
  [{ email: 'not an address' }, 'email'],
])('rejects %j', async (change, field) => {
  expect(Object.keys((await send(change, member)).error.errors ?? {})).toEqual([field]);
});

it('[call-delete-v1-me-product-request-histories-id, trans-product-request-history-delete] removes the member’s own request from the history; the shop keeps it', async () => {
  const { body } = await send({}, member);
  await send({}, member);
  const theirs = (await send({}, second)).body;
  for (const id of [theirs.id, 2_000_000_000]) {
    const rejected = await api.call(deleteProductRequestHistorySpec, { params: { id } }, member);
    expect([rejected.status, rejected.error.code]).toEqual([404, 'product_request.not_found']);
  }
  const params = { id: body.id };
  const guest = await api.call(deleteProductRequestHistorySpec, { params });
  expect([guest.status, guest.error.code]).toEqual([401, 'auth.unauthenticated']);
  expect((await api.call(deleteProductRequestHistorySpec, { params }, member)).status).toBe(204);
  expect((await api.call(deleteProductRequestHistorySpec, { params }, member)).status).toBe(404);
  expect((await history()).headers.get('x-total')).toBe('1');
  expect(await api.db.$count(productRequests)).toBe(3);
  expect((await history(second)).body).toHaveLength(1);
});

it('limits the requests of one client IP', async () => {
  const responses = await Promise.all(Array.from({ length: 25 }, () => send({}, member)));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
});
