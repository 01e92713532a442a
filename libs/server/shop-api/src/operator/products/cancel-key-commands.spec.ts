import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { getFrontSettingsSpec } from '@shop/contract/site/get-front-settings';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { channels } from '../../db/schema';

const CHANNEL = ['--channel', 'default'] as const;

let api: TestApi;
let shop: Operator;
let member: { token: string };
let mug: StockedProduct;
let bowl: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  const [first, second] = await wellStockedProducts(api.db, 2);
  mug = first!;
  bowl = second!;
});
beforeEach(() => api.db.update(channels).set({ settings: {} }));
afterAll(() => api.close());

const setKey = (product: StockedProduct, key: string) =>
  shop('products', 'cancel-key', product.code, key, ...CHANNEL);

/** Orders a piece of each, as the member. */
async function order(...wanted: readonly StockedProduct[]) {
  const lines = wanted.map(({ key }) => ({ product_key: key, quantity: 1 }));
  const { order_id: id } = (await decideCart(api, await createReadyCart(api, lines, member), member)).body;
  return (await api.call(getOrderSpec, { params: { id } }, member)).body;
}

it('[trans-order-cancel-warning-list, trans-order-cancel-warning-empty] orders of the product have its key from then on, also once they are cancelled', async () => {
  const earlier = await order(bowl);
  expect(await setKey(bowl, 'ecd-7')).toMatchObject({ code: 0, out: `${bowl.code}: none → ecd-7` });
  const { id, cancel_only_ecd_key } = await order(mug, bowl);
  expect([earlier.cancel_only_ecd_key, cancel_only_ecd_key]).toEqual(['', 'ecd-7']);
  const cancelled = await api.call(cancelOrderSpec, { params: { id }, body: {} }, member);
  expect(cancelled.body).toMatchObject({ status: 'cancelled', cancel_only_ecd_key: 'ecd-7' });
  expect((await order(mug)).cancel_only_ecd_key).toBe('');
  expect((await setKey(bowl, 'none')).out).toBe(`${bowl.code}: ecd-7 → none`);
  expect((await order(bowl)).cancel_only_ecd_key).toBe('');
});

it('the keys are listed and audited, and shoppers do not get the list', async () => {
  const list = async () => (await shop('products', 'cancel-keys', ...CHANNEL)).out;
  expect(await list()).toContain('商品はありません');
  await Promise.all([setKey(mug, 'ecd-1'), setKey(bowl, 'ecd-2')]);
  expect((await list()).split('\n').sort()).toEqual(
    [`${mug.code}  ${mug.name}  ecd-1`, `${bowl.code}  ${bowl.name}  ecd-2`].sort(),
  );
  expect((await setKey(mug, 'ecd-3')).out).toBe(`${mug.code}: ecd-1 → ecd-3`);
  expect((await shop('audit', '--limit', '1')).out).toContain(
    `products cancel-key  default  ${mug.code}  key=ecd-1 → key=ecd-3`,
  );
  expect((await setKey(mug, 'ecd-3')).out).toContain('Nothing to change');
  expect(JSON.stringify((await api.call(getFrontSettingsSpec, {})).body)).not.toContain('ecd-');
});

it.each([
  ['a key with spaces', ['D0001-WHITE', 'ecd 7', ...CHANNEL], 2, '英小文字'],
  ['the key of refunds by hand', ['D0001-WHITE', 'refund-by-hand', ...CHANNEL], 2, '使えません'],
  ['an unknown product', ['D9999', 'ecd-7', ...CHANNEL], 1, '商品がありません'],
  ['a product of another shop', ['D0001-WHITE', 'ecd-7', '--channel', 'gift'], 1, '商品がありません'],
])('rejects %s', async (_name, words, code, said) => {
  const result = await shop('products', 'cancel-key', ...words);
  expect([result.code, result.err]).toEqual([code, expect.stringContaining(said)]);
  expect((await shop('products', 'cancel-keys', ...CHANNEL)).out).toContain('商品はありません');
});

it('the help says in both languages what it does', async () => {
  const { out } = await shop('products', 'cancel-key', '--help');
  expect(out).toContain('キャンセルに店の手続きが要ること');
  expect(out).toContain('a cancellation needs the shop');
});
