import { createMemoSpec } from '@shop/contract/memos/create-memo';
import { deleteMemoSpec } from '@shop/contract/memos/delete-memo';
import { updateMemoSpec } from '@shop/contract/memos/update-memo';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { decideCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';

let api: TestApi;
let member: Shopper;
let second: Shopper;
let product_key: string;
beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  product_key = (await wellStockedProducts(api.db, 1))[0]!.key;
});
afterAll(() => api.close());

const place = async () => {
  const cart = await createReadyCart(api, [{ product_key, quantity: 1 }], member);
  return (await decideCart(api, cart, member)).body.order_id;
};
const write = (order_id: number, memo: string, who = member) =>
  api.call(createMemoSpec, { body: { order_id, memo } }, who);
const memoOf = async (id: number) => (await api.call(getOrderSpec, { params: { id } }, member)).body.memo;

it('[call-post-v1-memos, call-patch-v1-memos-id, call-delete-v1-memos-id] adds, changes and deletes a memo', async () => {
  const id = await place();
  const written = await write(id, ' 父の日に\r\n渡す ');
  expect([written.status, written.body]).toEqual([201, { id, order_id: id, memo: '父の日に\n渡す' }]);
  expect(await memoOf(id)).toBe('父の日に\n渡す');
  const changed = await api.call(updateMemoSpec, { params: { id }, body: { memo: '母の日に' } }, member);
  expect(changed.body.memo).toBe('母の日に');
  expect(await memoOf(id)).toBe('母の日に');
  expect((await api.call(deleteMemoSpec, { params: { id } }, member)).status).toBe(204);
  expect(await memoOf(id)).toBeNull();
  for (const again of [
    await api.call(deleteMemoSpec, { params: { id } }, member),
    await api.call(updateMemoSpec, { params: { id }, body: { memo: 'x' } }, member),
  ])
    expect([again.status, again.error.code]).toEqual([404, 'memo.not_found']);
});

it('stores the first of concurrent memos', async () => {
  const id = await place();
  const responses = await Promise.all(Array.from({ length: 10 }, (_, index) => write(id, `メモ${index}`)));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const rejected of responses.filter(({ status }) => status !== 201))
    expect([rejected.status, rejected.error.code]).toEqual([422, 'memo.already_written']);
});

it('responds to another member’s order as to an unknown one', async () => {
  const id = await place();
  await write(id, '自分のメモ');
  for (const order_id of [id, 2_000_000_000])
    expect((await write(order_id, 'よそのメモ', second)).error).toEqual({
      code: 'order.not_found',
      message: '注文が見つかりません',
    });
  for (const response of [
    await api.call(updateMemoSpec, { params: { id }, body: { memo: 'x' } }, second),
    await api.call(deleteMemoSpec, { params: { id } }, second),
  ])
    expect([response.status, response.error.code]).toEqual([404, 'memo.not_found']);
  expect(await memoOf(id)).toBe('自分のメモ');
});

it.each(['', '   ', 'あ'.repeat(501)])('rejects %j', async (memo) => {
  const id = await place();
  expect(Object.keys((await write(id, memo)).error.errors ?? {})).toEqual(['memo']);
});
