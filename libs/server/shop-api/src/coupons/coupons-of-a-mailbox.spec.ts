import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { createUserSpec } from '@shop/contract/users/create-user';
import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { newUserInput } from '@shop/testing-api/contract-cases/case-fixtures';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createCoupon } from '@shop/testing-api/points-and-coupons';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { rateCounters, users } from '../db/schema';

const PASSWORD = 'demo-pass-2026';
const MAILBOX = 'again@example.jp';

let api: TestApi;
let product: StockedProduct;
let code = '';
let coupons = 0;
beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!;
  await setStock(api.db, product.id, 100);
});
beforeEach(async () => {
  await api.db.delete(rateCounters);
  coupons += 1;
  code = `ONCE${coupons}`;
  await createCoupon(api.db, api.clock.now(), { code, isPublic: true });
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

/** Registers with an address and proves it. */
async function register(email: string): Promise<Shopper> {
  await api.callWith(createUserSpec, { body: { ...newUserInput(email), password: PASSWORD } });
  await api.db
    .update(users)
    .set({ emailVerifiedAt: api.clock.now(), isRegisteredMember: true })
    .where(eq(users.email, email));
  return { token: await api.signIn(email) };
}
const leave = ({ token }: Shopper) =>
  api.callWith(deleteMyUserSpec, { body: { current_password: PASSWORD } }, { token: token ?? '' });

/** Orders with the coupon; returns the code of the rejection, or null. */
async function use(shopper: Shopper): Promise<string | null> {
  const { token: cart_token } = await createReadyCart(
    api,
    [{ product_key: product.key, quantity: 1 }],
    shopper,
  );
  const added = await api.call(addCartCouponSpec, { body: { cart_token, code } }, shopper);
  if (added.status !== 200) return added.error.code;
  const decided = await decideCart(api, added.body, shopper);
  return decided.status === 200 ? null : decided.error.code;
}
const USED = 'cart.coupon.already_used';

it('a coupon is used once by a mailbox, whether a guest or a member comes first', async () => {
  expect(await use({ email: MAILBOX })).toBeNull();
  const member = await register('again+1@example.jp');
  expect(await use(member)).toBe(USED);
  expect(await use({ email: 'somebody-else@example.jp' })).toBeNull();
});

it('leaving and registering again does not bring it back', async () => {
  const email = 'leaver@example.jp';
  const member = await register(email);
  expect(await use(member)).toBeNull();
  expect(await use({ email })).toBe(USED);
  expect((await leave(member)).status).toBe(204);
  expect(await use(await register(email))).toBe(USED);
  expect(await use({ email: 'Leaver+2@example.jp' })).toBe(USED);
});
