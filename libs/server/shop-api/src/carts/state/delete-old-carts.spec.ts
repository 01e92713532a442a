import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq, ne } from 'drizzle-orm';
import { carts } from '../../db/schema';
import { deleteOldCarts } from './delete-old-carts';

const DAY_MS = 24 * 60 * 60 * 1000;

let api: TestApi;
let product: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!;
});
afterAll(() => api.close());

const clean = () => deleteOldCarts({ ...api, isOver: () => false });
const fill = () => createReadyCart(api, [{ product_key: product.key, quantity: 9 }]);

it('deletes carts with their contents a month after they expired, and keeps those that became orders', async () => {
  const decided = await fill();
  await decideCart(api, decided);
  const old = await fill();
  await api.call(addCartCouponSpec, { body: { cart_token: old.token, code: 'YOKOSO300' } });
  api.clock.advance(59 * DAY_MS);
  expect(await clean()).toBe(0);
  const fresh = await fill();
  api.clock.advance(2 * DAY_MS);
  expect((await Promise.all([clean(), clean()])).sort()).toEqual([0, 1]);
  const left = await api.db.select({ id: carts.id }).from(carts).where(ne(carts.status, 'decided'));
  expect(left.map(({ id }) => id)).toEqual([fresh.data.id]);
  expect(await api.db.$count(carts, eq(carts.id, decided.data.id))).toBe(1);
  const read = await api.call(getCartSpec, { params: { cart_token: old.token } });
  expect([read.status, read.error.code]).toEqual([404, 'cart.common.not_found']);
  await checkInvariants(api.db);
});
