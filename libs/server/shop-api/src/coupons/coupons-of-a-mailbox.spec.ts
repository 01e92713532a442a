import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { createUserSpec } from '@shop/contract/users/create-user';
import { deleteMyUserSpec } from '@shop/contract/users/delete-my-user';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { newUserInput } from '@shop/testing-api/contract-cases/case-fixtures';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createCoupon } from '@shop/testing-api/points-and-coupons';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { asc, eq, sql } from 'drizzle-orm';
import { orderCoupons, rateCounters, users } from '../db/schema';

const OLD_ROWS = path.resolve(__dirname, '../../migrations/0079_coupons-once-by-proof.sql');
const PASSWORD = 'demo-pass-2026';

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

/** Registers with an address. */
async function register(email: string): Promise<Shopper> {
  await api.callWith(createUserSpec, { body: { ...newUserInput(email), password: PASSWORD } });
  return { token: await api.signIn(email) };
}
async function prove(email: string): Promise<void> {
  const proved = { emailVerifiedAt: api.clock.now(), isRegisteredMember: true };
  await api.db.update(users).set(proved).where(eq(users.email, email));
}
async function registerProved(email: string): Promise<Shopper> {
  const shopper = await register(email);
  await prove(email);
  return shopper;
}
const leave = ({ token }: Shopper) =>
  api.callWith(deleteMyUserSpec, { body: { current_password: PASSWORD } }, { token: token ?? '' });

const fill = (shopper: Shopper) => createReadyCart(api, [{ product_key: product.key, quantity: 1 }], shopper);
const add = (cart_token: string, shopper: Shopper) =>
  api.call(addCartCouponSpec, { body: { cart_token, code } }, shopper);

/** Orders with the coupon; returns the code of the rejection, or null. */
async function use(shopper: Shopper): Promise<string | null> {
  const added = await add((await fill(shopper)).token, shopper);
  if (added.status !== 200) return added.error.code;
  const decided = await decideCart(api, added.body, shopper);
  return decided.status === 200 ? null : decided.error.code;
}
const USED = 'cart.coupon.already_used';

/** Who comes with a mail address. */
const COMERS = {
  guest: (email: string): Shopper => ({ email }),
  unproved: register,
  member: registerProved,
} as const;

describe('a coupon that is used once by a mailbox', () => {
  it.each([
    ['guest', 'guest', USED],
    ['guest', 'unproved', USED],
    ['guest', 'member', null],
    ['unproved', 'guest', USED],
    ['unproved', 'unproved', USED],
    ['unproved', 'member', null],
    ['member', 'guest', USED],
    ['member', 'unproved', USED],
    ['member', 'member', USED],
  ] as const)('used by %s and then by %s: %s', async (first, second, expected) => {
    const name = `mailbox${coupons}`;
    expect(await use(await COMERS[first](`${name}+zz@example.jp`))).toBeNull();
    expect(await use(await COMERS[second](`${name}@example.jp`))).toBe(expected);
    expect(await use({ email: `not-${name}@example.jp` })).toBeNull();
  });

  it('is none of a member’s twice, nor a guest’s after both', async () => {
    const email = 'both@example.jp';
    expect(await use({ email })).toBeNull();
    const member = await registerProved(email);
    expect(await use(member)).toBeNull();
    expect(await use(member)).toBe(USED);
    expect(await use({ email })).toBe(USED);
  });

  it('does not come back to whoever leaves and registers again', async () => {
    const email = 'leaver@example.jp';
    const member = await registerProved(email);
    expect(await use(member)).toBeNull();
    expect(await use({ email })).toBe(USED);
    expect((await leave(member)).status).toBe(204);
    expect(await use(await registerProved(email))).toBe(USED);
    expect(await use({ email: 'Leaver+2@example.jp' })).toBe(USED);
  });

  it('does not come back to an account that proves the mailbox after using it, and not to the next one', async () => {
    const email = 'later@example.jp';
    const member = await register(email);
    expect(await use(member)).toBeNull();
    await prove(email);
    expect(await use(member)).toBe(USED);
    expect((await leave(member)).status).toBe(204);
    expect(await use(await registerProved(email))).toBe(USED);
  });

  it('stays a member’s own where another account of the mailbox leaves that proved it late', async () => {
    const [first, late] = ['two@example.jp', 'two+2@example.jp'];
    const leaver = await register(late);
    expect(await use(leaver)).toBeNull();
    const member = await registerProved(first);
    expect(await use(member)).toBeNull();
    await prove(late);
    expect((await leave(leaver)).status).toBe(204);
    expect(await use(member)).toBe(USED);
  });
});

it('stays used where it was noted by the account, as of orders from before', async () => {
  const member = await registerProved('by-account@example.jp');
  expect(await use(member)).toBeNull();
  const isOfOld = eq(orderCoupons.code, code);
  const [{ id } = { id: 0 }] = await api.db
    .select()
    .from(users)
    .where(eq(users.email, 'by-account@example.jp'));
  await api.db
    .update(orderCoupons)
    .set({ holder: `user/${id}` })
    .where(isOfOld);
  expect((await leave(member)).status).toBe(204);
  expect(await use(await registerProved('by-account@example.jp'))).toBe(USED);
});

// `0079_coupons-once-by-proof`, of orders from before.
it('counts as a member’s what members used whose mailbox is proved now or who have left', async () => {
  const leaver = await registerProved('left@example.jp');
  for (const shopper of [
    { email: 'old-guest@example.jp' },
    await register('old-unproved@example.jp'),
    await registerProved('old-member@example.jp'),
    leaver,
  ])
    expect(await use(shopper)).toBeNull();
  await leave(leaver);
  const isOfOld = eq(orderCoupons.code, code);
  await api.db.update(orderCoupons).set({ isProved: false }).where(isOfOld);
  const [backfill = ''] = readFileSync(OLD_ROWS, 'utf8').split('--> statement-breakpoint');
  await api.db.execute(sql.raw(backfill));
  const uses = await api.db.select().from(orderCoupons).where(isOfOld).orderBy(asc(orderCoupons.id));
  expect(uses.map(({ isProved }) => isProved)).toEqual([false, false, true, true]);
});
