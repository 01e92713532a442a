import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { REQUEST_KEY_HEADER } from '@shop/contract/carts/request-key-header';
import { createFilledCart } from '@shop/testing-api/checkout';
import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { type StockedProduct, setStock, wellStockedProducts } from '@shop/testing-api/stock';

const KEY = 'a-key-of-one-press';
const REQUEST_KEY = 'cart.common.request_key';

let api: TestApi;
let mug: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  mug = (await wellStockedProducts(api.db, 1))[0]!;
});
afterAll(() => api.close());

const filled = async () => (await createFilledCart(api, [{ product_key: mug.key, quantity: 1 }])).token;
const add = (cart_token: string, quantity: number, key?: string) =>
  api.call(
    addCartProductSpec,
    { body: { cart_token, product_key: mug.key, quantity } },
    key === undefined ? {} : { headers: { [REQUEST_KEY_HEADER]: key } },
  );
const quantityIn = async (cart_token: string) =>
  (await api.call(getCartSpec, { params: { cart_token } })).body.data.detail.products[0]?.quantity;

// reliability 33
it.each([
  ['the same key', [KEY, KEY, KEY], 3],
  ['keys of their own', [KEY, 'a-key-of-another-press'], 5],
  ['no key', [undefined, undefined], 5],
])('a product that is added again with %s', async (_what, keys, quantity) => {
  const token = await filled();
  const statuses: number[] = [];
  for (const key of keys) statuses.push((await add(token, 2, key)).status);
  expect(statuses).toEqual(keys.map(() => 200));
  expect(await quantityIn(token)).toBe(quantity);
});

it('requests with one key that arrive together are carried out once, and return the same cart', async () => {
  const token = await filled();
  const responses = await Promise.all(Array.from({ length: 5 }, () => add(token, 2, KEY)));
  expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(await quantityIn(token)).toBe(3);
});

it('the key of one cart means nothing in another', async () => {
  const [one, other] = [await filled(), await filled()];
  await add(one, 2, KEY);
  await add(other, 2, KEY);
  expect(await quantityIn(other)).toBe(3);
});

it.each([
  ['with another body', KEY, 1],
  ['that is too short', 'short', 2],
  ['of characters that keys do not have', 'a key, of one press!', 2],
])('a key %s is rejected and changes nothing', async (_what, key, quantity) => {
  const token = await filled();
  await add(token, 2, KEY);
  const { status, error } = await add(token, quantity, key);
  expect([status, error.code]).toEqual([422, REQUEST_KEY]);
  expect(await quantityIn(token)).toBe(3);
});

it('a change that was rejected is not recorded: the same request may succeed later', async () => {
  const token = await filled();
  await setStock(api.db, mug.id, 1);
  expect((await add(token, 2, KEY)).status).toBe(422);
  await setStock(api.db, mug.id, mug.stock);
  expect((await add(token, 2, KEY)).status).toBe(200);
  expect(await quantityIn(token)).toBe(3);
});
