import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { rateCounters } from '../../db/schema';
import { DAY_MS } from '../../durations';

/** More than any limit. */
const TOO_MANY = 1_000_000;

let api: TestApi;
let product: string;
beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!.key;
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

const init = (who: { token?: string } = {}) => api.call(initCartSpec, { body: { token: null } }, who);
const add = (cart_token: string, who: { token?: string } = {}) =>
  api.call(addCartProductSpec, { body: { cart_token, product_key: product, quantity: 1 } }, who);

// reliability 5: what guests write is kept for weeks
it('guests of one network change so many carts a day, and members theirs all the same', async () => {
  const member = { token: await api.signIn('member@example.jp') };
  const [guests, own] = [(await init()).body.token, (await init(member)).body.token];
  expect((await add(guests)).status).toBe(200);
  await api.db.update(rateCounters).set({ count: TOO_MANY });
  const refused = await add(guests);
  expect([refused.status, refused.error.code]).toEqual([429, 'common.too_many_requests']);
  expect((await add(own, member)).status).toBe(200);
  api.clock.advance(DAY_MS);
  expect((await add(guests)).status).toBe(200);
});

it('and begin so many', async () => {
  expect((await init()).status).toBe(200);
  await api.db.update(rateCounters).set({ count: TOO_MANY });
  expect((await init()).status).toBe(429);
  // The limit of an hour is over, that of the day is not.
  api.clock.advance(DAY_MS / 2);
  expect((await init()).status).toBe(429);
  api.clock.advance(DAY_MS / 2);
  expect((await init()).status).toBe(200);
});
