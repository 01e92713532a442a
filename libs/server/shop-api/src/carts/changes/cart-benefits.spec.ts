import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import type { Cart } from '@shop/contract/carts/cart';
import { deleteCartCouponSpec } from '@shop/contract/carts/delete-cart-coupon';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { modifyCartProductsSpec } from '@shop/contract/carts/modify-cart-products';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { listMyCouponsSpec } from '@shop/contract/coupons/list-my-coupons';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { getPointsSpec } from '@shop/contract/points/get-points';
import { listPointHistoriesSpec } from '@shop/contract/points/list-point-histories';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { setPoints, createCoupon, memberId } from '@shop/testing-api/points-and-coupons';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { operatorContextOf } from '@shop/testing-api/operator-context';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { channels, coupons, customerGroups } from '../../db/schema';
import { changeOrder } from '../../operator/orders/change-order';
import { shipOrder } from '../../operator/shipments/ship-order';

let api: TestApi;
let member: Shopper;
let userId: number;
let product: StockedProduct;
let reduced: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  member = { token: await api.signIn('member@example.jp') };
  userId = await memberId(api.db, 'member@example.jp');
  product = (await wellStockedProducts(api.db, 1))[0]!;
  reduced = (await wellStockedProducts(api.db, 1, { taxRate: 8 }))[0]!;
});
afterAll(() => api.close());
afterEach(() => checkInvariants(api.db));

const fill = (quantity = 2, shopper = member) =>
  createReadyCart(api, [{ product_key: product.key, quantity }], shopper);
const addCoupon = (cart: Cart, code: string, shopper = member) =>
  api.call(addCartCouponSpec, { body: { cart_token: cart.token, code } }, shopper);
const usePoints = (cart: Cart, point: number, shopper = member) =>
  api.call(setCartPointSpec, { body: { cart_token: cart.token, point } }, shopper);
const balance = async () => (await api.call(getPointsSpec, {}, member)).body.point;
const empty = async () => {
  const { token } = await fill(1);
  await api.call(resetCartSpec, { body: { cart_token: token } }, member);
  return fill(1);
};
const operator = () => operatorContextOf(api);

describe('coupons in the cart', () => {
  it('[call-patch-v1-carts-coupons-add, call-patch-v1-carts-coupons-delete] take off what they say, over both rates, until they are removed', async () => {
    await createCoupon(api.db, api.clock.now(), { code: 'BOTH300', discountValue: 300 });
    const lines = [product, reduced].map(({ key }) => ({ product_key: key, quantity: 1 }));
    const before = await createReadyCart(api, lines, member);
    const { body } = await addCoupon(before, ' ｂｏｔｈ300 ');
    const { detail, order } = body.data;
    const { total_discount } = order;
    const said = { code: 'BOTH300', name: 'クーポン BOTH300', message: null };
    expect(detail.coupons).toEqual([{ ...said, discount: total_discount, discount_with_tax: 300 }]);
    expect(order.total_payment).toBe(before.data.order.total_payment - 300);
    expect(order.amounts_with_tax).toEqual({ ...before.data.order.amounts_with_tax, discount: 300 });
    const parts = detail.products.flatMap(({ coupon_discount_parts }) => coupon_discount_parts);
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total_discount);
    const taxed = order.amount_by_tax_rate.reduce((sum, { taxable_amount }) => sum + taxable_amount, 0);
    expect(taxed).toBe(order.subtotal + order.total_carriage - total_discount);
    expect(order.total_payment).toBe(
      order.subtotal + order.total_carriage + order.total_tax - total_discount,
    );
    const input = { body: { cart_token: before.token, code: 'BOTH300' } };
    const after = (await api.call(deleteCartCouponSpec, input, member)).body;
    expect(after.data.order).toEqual(before.data.order);
  });

  it.each([
    ['unknown', {}, 'NOSUCH', 'cart.coupon.not_found'],
    ['not yet', { startsAt: new Date('2027-01-01') }, 'EARLY', 'cart.coupon.out_of_period'],
    ['no longer', { endsAt: new Date('2026-06-10T02:59:59Z') }, 'LATE', 'cart.coupon.out_of_period'],
    ['below the minimum', { minimumSubtotal: 10_000_000 }, 'DEAR', 'cart.coupon.minimum_subtotal'],
    ['used up', { useLimit: 0 }, 'GONE', 'cart.coupon.limit_reached'],
    ['taken up', { takeLimit: 0 }, 'TAKEN', 'cart.coupon.limit_reached'],
  ])('rejects a coupon that is %s', async (_, values, code, expected) => {
    if (code !== 'NOSUCH') await createCoupon(api.db, api.clock.now(), { code, ...values });
    const response = await addCoupon(await fill(), code);
    expect([response.status, response.error.code]).toEqual([422, expected]);
  });

  it('rejects another group’s coupon like an unknown one, and lets guests use public ones only', async () => {
    const groups = await api.db.select().from(customerGroups).where(eq(customerGroups.key, 'wholesale'));
    await createCoupon(api.db, api.clock.now(), { code: 'GROUP', groupId: groups[0]!.id });
    expect((await addCoupon(await fill(), 'GROUP')).error.code).toBe('cart.coupon.not_found');
    const guest = await fill(20, {});
    expect((await addCoupon(guest, 'HAJIMETE500', {})).error.code).toBe('cart.coupon.members_only');
    const { order } = (await addCoupon(guest, 'YOKOSO300', {})).body.data;
    expect(order.amounts_with_tax.discount).toBe(300);
  });

  it('gives no discount while its condition is not met, says why, and gives it again later', async () => {
    const minimumSubtotal = product.price * 2;
    await createCoupon(api.db, api.clock.now(), { code: 'TWO', minimumSubtotal });
    await empty();
    const { body: cart } = await addCoupon(await fill(1), 'TWO');
    const key = cart.data.detail.products[0]!.key;
    const setQuantity = async (quantity: number) => {
      const body = { cart_token: cart.token, products: [{ key, quantity }] };
      return (await api.call(modifyCartProductsSpec, { body }, member)).body.data;
    };
    const small = await setQuantity(1);
    expect(small.order.total_discount).toBe(0);
    expect(small.detail.coupons.find(({ code }) => code === 'TWO')?.message).toContain('以上');
    expect((await setQuantity(2)).order.amounts_with_tax.discount).toBe(100);
    await api.call(deleteCartCouponSpec, { body: { cart_token: cart.token, code: 'TWO' } }, member);
  });

  it('can be used once per member, is stored in the order, and can be used again after a cancellation', async () => {
    const couponId = await createCoupon(api.db, api.clock.now(), { code: 'ONCE', useLimit: 5 });
    await empty();
    const { body: cart } = await addCoupon(await fill(), 'ONCE');
    const { body: placed } = await decideCart(api, cart, member);
    const order = (await api.call(getOrderSpec, { params: { id: placed.order_id } }, member)).body;
    expect(order.amounts_with_tax.discount).toBe(100);
    const discount = order.total_discount;
    expect(order.coupons).toEqual([{ code: 'ONCE', name: 'クーポン ONCE', discount }]);
    expect(order.items[0]?.coupon_discount_parts).toEqual([{ code: 'ONCE', amount: discount }]);
    const mine = (await api.call(listMyCouponsSpec, { query: { per: 100 } }, member)).body;
    expect(mine.find(({ code }) => code === 'ONCE')?.is_usable).toBe(false);
    expect((await addCoupon(await fill(), 'ONCE')).error.code).toBe('cart.coupon.already_used');

    await api.call(cancelOrderSpec, { params: { id: placed.order_id }, body: {} }, member);
    const [row] = await api.db.select().from(coupons).where(eq(coupons.id, couponId));
    expect([row?.usedCount, row?.takenCount]).toEqual([0, 1]);
    expect((await addCoupon(await fill(), 'ONCE')).status).toBe(200);
  });
});

describe('points in the cart', () => {
  it('[call-patch-v1-carts-point] pays with points without changing the tax, and never with more than there are', async () => {
    await setPoints(api.db, userId, 500, api.clock.now());
    const before = await empty();
    const over = await usePoints(before, 501);
    expect([over.status, over.error.code]).toEqual([422, 'cart.point.not_enough']);
    const { data } = (await usePoints(before, 500)).body;
    expect(data.point).toMatchObject({ balance: 500, requested: 500 });
    expect(data.order.total_tax).toBe(before.data.order.total_tax);
    expect(data.order.total_payment).toBe(before.data.order.total_payment - 500);
    await usePoints(before, 0);
  });

  it('uses no more points than the total, also after products are removed', async () => {
    await setPoints(api.db, userId, 5_000_000, api.clock.now());
    const cart = (await usePoints(await fill(3), 5_000_000)).body;
    expect(cart.data.order.total_payment).toBe(0);
    const body = {
      cart_token: cart.token,
      products: [{ key: cart.data.detail.products[0]!.key, quantity: 1 }],
    };
    const { order } = (await api.call(modifyCartProductsSpec, { body }, member)).body.data;
    expect(order.total_payment).toBe(0);
    expect(order.total_point).toBeLessThan(cart.data.order.total_point);
    await usePoints(cart, 0);
  });

  it('rejects a guest', async () => {
    const response = await usePoints(await fill(1, {}), 1, {});
    expect([response.status, response.error.code]).toEqual([422, 'cart.point.members_only']);
  });

  it.each([-1, 1.5, '10', null])('rejects %p points', async (point) => {
    const { token } = await fill(1);
    const response = await api.callWith(setCartPointSpec, { body: { cart_token: token, point } }, member);
    expect(response.status).toBe(422);
  });

  it('spends the points with the order and returns them with its cancellation', async () => {
    await setPoints(api.db, userId, 300, api.clock.now());
    const cart = (await usePoints(await fill(), 300)).body;
    const { body: placed } = await decideCart(api, cart, member);
    expect(await balance()).toBe(0);
    await api.call(cancelOrderSpec, { params: { id: placed.order_id }, body: {} }, member);
    expect(await balance()).toBe(300);
    const kinds = (await api.call(listPointHistoriesSpec, { query: { per: 2 } }, member)).body;
    expect(kinds.map(({ kind, point }) => [kind, point])).toEqual([
      ['refund', 300],
      ['use', -300],
    ]);
  });

  it('an order that is paid in full with points is marked paid, and its mail asks for no bank transfer', async () => {
    await setPoints(api.db, userId, 1_000_000, api.clock.now());
    const cart = (await usePoints(await fill(1), 1_000_000)).body;
    const { body: placed } = await decideCart(api, cart, member);
    expect([placed.total_payment, placed.payment.is_paid, placed.payment.bank_account]).toEqual([
      0,
      true,
      null,
    ]);
    const order = (await api.call(getOrderSpec, { params: { id: placed.order_id } }, member)).body;
    expect(order.histories.map(({ status }) => status)).toEqual(['received', 'paid']);
    expect((await api.mailbox())[0]?.text).toContain('全額お支払い済み');
  });
});

describe('the points that an order earns', () => {
  const place = async () => {
    await setPoints(api.db, userId, 0, api.clock.now());
    await empty();
    const { body } = await decideCart(api, await fill(5), member);
    return (await api.call(getOrderSpec, { params: { id: body.order_id } }, member)).body;
  };
  const setting = async (isOnPayment: boolean) => {
    const [row] = await api.db.select().from(channels).where(eq(channels.key, 'default'));
    const settings = { ...row!.settings, 'POINT.GRANT.IS_ON_PAYMENT': isOnPayment };
    await api.db.update(channels).set({ settings }).where(eq(channels.key, 'default'));
  };
  afterEach(() => setting(false));

  it('are granted with the delivery, once', async () => {
    const order = await place();
    expect(order.grant_point).toBeGreaterThan(0);
    await changeOrder(operator(), order.order_no, { step: 'paid' });
    const consignment = { carrier: 'yamato', trackingNumbers: ['123456789012'] } as const;
    await shipOrder(operator(), order.order_no, { destination: null, consignment });
    expect(await balance()).toBe(0);
    await changeOrder(operator(), order.order_no, { step: 'delivered' });
    await changeOrder(operator(), order.order_no, { step: 'delivered' });
    expect(await balance()).toBe(order.grant_point);
    const after = (await api.call(getOrderSpec, { params: { id: order.id } }, member)).body;
    expect(after.is_point_granted).toBe(true);
  });

  it('are granted with the payment where the shop says so, and revoked with the cancellation', async () => {
    await setting(true);
    const order = await place();
    await changeOrder(operator(), order.order_no, { step: 'paid' });
    expect(await balance()).toBe(order.grant_point);
    await api.call(cancelOrderSpec, { params: { id: order.id }, body: {} }, member);
    expect(await balance()).toBe(0);
  });
});

it('a cart read by its owner shows the same amounts as the call that changed it', async () => {
  await setPoints(api.db, userId, 50, api.clock.now());
  const changed = (await usePoints(await fill(1), 50)).body;
  const read = (await api.call(getCartSpec, { params: { cart_token: changed.token } }, member)).body;
  expect(read.data.order).toEqual(changed.data.order);
});
