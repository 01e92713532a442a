import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import type { Cart } from '@shop/contract/carts/cart';
import { deleteCartCouponSpec } from '@shop/contract/carts/delete-cart-coupon';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { createUserSpec } from '@shop/contract/users/create-user';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { newUserInput } from '@shop/testing-api/contract-cases/case-fixtures';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createCoupon } from '@shop/testing-api/points-and-coupons';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { mails, orders } from '../db/schema';

const CODE = 'ASKED';
const DISCOUNT = 100;
const CUSTOMER = 'second@example.jp';
/** An address of the customer's mailbox that another account names. */
const TAGGED = 'second+tag@example.jp';

let api: TestApi;
let product: StockedProduct;
let customer: Shopper;
beforeAll(async () => {
  api = await openTestApi();
  product = (await wellStockedProducts(api.db, 1))[0]!;
  await setStock(api.db, product.id, 100);
  await createCoupon(api.db, api.clock.now(), {
    code: CODE,
    isPublic: true,
    discountValue: DISCOUNT,
  });
  customer = { token: await api.signIn(CUSTOMER) };
  const cart = await add(await fill(customer), customer);
  expect((await decideCart(api, cart.body, customer)).status).toBe(200);
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

const fill = (shopper: Shopper) => createReadyCart(api, [{ product_key: product.key, quantity: 1 }], shopper);
const add = ({ token: cart_token }: Cart, shopper: Shopper) =>
  api.call(addCartCouponSpec, { body: { cart_token, code: CODE } }, shopper);
const read = async ({ token: cart_token }: Cart, shopper: Shopper) =>
  (await api.call(getCartSpec, { params: { cart_token } }, shopper)).body;
const told = ({ data }: Cart) => ({
  discount: data.order.amounts_with_tax.discount,
  messages: data.detail.coupons.map(({ message }) => message),
});
const USABLE = { discount: DISCOUNT, messages: [null] };

it.each([
  ['a guest who names the address', () => ({ email: CUSTOMER })],
  [
    'an account that has not proved it',
    async () => {
      await api.call(createUserSpec, { body: { ...newUserInput(TAGGED), password: 'demo-pass-2026' } });
      return { token: await api.signIn(TAGGED) };
    },
  ],
])(
  '%s learns at the decision alone that the mailbox has used a coupon, and orders without it',
  async (_who, come) => {
    const asker: Shopper = await come();
    const added = await add(await fill(asker), asker);
    expect([added.status, told(added.body)]).toEqual([200, USABLE]);
    const cart = await read(added.body, asker);
    expect(told(cart)).toEqual(USABLE);

    const before = [await api.db.$count(orders), await api.db.$count(mails)];
    const { status, error } = await decideCart(api, cart, asker);
    expect([status, error]).toEqual([
      422,
      { code: 'cart.coupon.already_used', message: 'このクーポンはすでにご利用いただきました' },
    ]);
    expect([await api.db.$count(orders), await api.db.$count(mails)]).toEqual(before);

    const body = { cart_token: cart.token, code: CODE };
    const without = (await api.call(deleteCartCouponSpec, { body }, asker)).body;
    expect(told(without)).toEqual({ discount: 0, messages: [] });
    expect((await decideCart(api, without, asker)).status).toBe(200);
  },
);

it('a guest who changes the address of a cart with a coupon learns nothing of the new one', async () => {
  const guest: Shopper = { email: 'nobody@example.jp' };
  const { body: cart } = await add(await fill(guest), guest);
  const body = { cart_token: cart.token, orderer_email: CUSTOMER };
  expect(told((await api.call(modifyCartOtherSpec, { body })).body)).toEqual(USABLE);
  expect(told(await read(cart, guest))).toEqual(USABLE);
});

it('the customer is told at once', async () => {
  const { status, error } = await add(await fill(customer), customer);
  expect([status, error.code]).toEqual([422, 'cart.coupon.already_used']);
});

it('a guest’s cart with a coupon that its member has used says so once the member has signed in', async () => {
  const { body: cart } = await add(await fill({}), {});
  expect(told(cart)).toEqual(USABLE);
  const { body: merged } = await api.call(initCartSpec, { body: { token: cart.token } }, customer);
  expect(told(merged)).toEqual({ discount: 0, messages: ['このクーポンはすでにご利用いただきました'] });
});
