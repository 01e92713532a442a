import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { getCartLeadtimesSpec } from '@shop/contract/shipping-leadtime/get-cart-leadtimes';
import { setPoints, createCoupon, memberId } from '@shop/testing-api/points-and-coupons';
import { CARDS } from '@shop/testing-api/card-numbers';
import { openCardShop } from '@shop/testing-api/card-shop';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createFilledCart } from '@shop/testing-api/checkout';
import { setStock } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { products, rateCounters } from '../../db/schema';

const MEMBER = 'member@example.jp';
const CARD = { action: 'pay', number: CARDS.good, expiration: '203112', code: '123' };

let shop: Awaited<ReturnType<typeof openCardShop>>;
let member: { token: string };

beforeAll(async () => {
  shop = await openCardShop();
});
beforeEach(async () => {
  await shop.api.db.delete(rateCounters);
  member = { token: await shop.api.signIn(MEMBER) };
  const { token: cart_token } = await init(null, member);
  await shop.api.call(resetCartSpec, { body: { cart_token } }, member);
});
afterEach(() => checkInvariants(shop.api.db));
afterAll(() => shop.api.close());

const init = async (token: string | null, shopper = {}) =>
  (await shop.api.call(initCartSpec, { body: { token } }, shopper)).body;
const oneMore = (cart_token: string, shopper = {}) =>
  shop.api.call(
    addCartProductSpec,
    { body: { cart_token, product_key: shop.product.key, quantity: 1 } },
    shopper,
  );

describe('a cart whose payment is open', () => {
  it('is opened and read as its order stands: the order’s pieces, points and coupon count as its own', async () => {
    const { api, clock, product } = shop;
    await setPoints(api.db, await memberId(api.db, MEMBER), 100, clock.now());
    await createCoupon(api.db, clock.now(), { code: 'WAITING', isPublic: true, useLimit: 1 });
    await setStock(api.db, product.id, 1);
    const { token: cart_token } = await shop.cart(member);
    await api.call(addCartCouponSpec, { body: { cart_token, code: 'WAITING' } }, member);
    const { body: cart } = await api.call(setCartPointSpec, { body: { cart_token, point: 100 } }, member);
    const { body: decision } = await shop.decide(cart, null, member);

    const { data } = await init(cart_token, member);
    expect(data.open_payment).toEqual({
      order_no: decision.order_no,
      state: 'waiting',
      redirect_url: decision.redirect_url,
    });
    expect(data.order).toEqual({ ...cart.data.order, order_no: decision.order_no });
    expect(data.detail).toEqual(cart.data.detail);
    const read = await api.call(getCartSpec, { params: { cart_token } }, member);
    expect(read.body.data).toEqual(data);
    const ways = await api.call(listCartPaymentsSpec, { params: { cart_token } }, member);
    const days = await api.call(getCartLeadtimesSpec, { params: { cart_token }, query: {} }, member);
    expect([ways.status, days.status]).toEqual([200, 200]);
    await setStock(api.db, product.id, 5000);
  });

  it('is paid at the address in its response', async () => {
    const { token } = await shop.cart();
    await shop.decide(await init(token), null);
    const { open_payment } = (await init(token)).data;
    await shop.onPage(open_payment?.redirect_url ?? '', CARD);
    const after = await init(token);
    expect([after.notice?.code, after.data.detail.products]).toEqual(['cart.common.already_decided', []]);
  });

  it('opens although one of its products was deleted meanwhile', async () => {
    const cart = await shop.cart();
    await shop.decide(cart, null);
    await shop.api.db.update(products).set({ isShow: false }).where(eq(products.id, shop.product.id));
    const { data } = await init(cart.token);
    expect(data.open_payment?.state).toBe('waiting');
    expect(data.order.total_payment).toBe(cart.data.order.total_payment);
    expect(data.order.amounts_with_tax).toEqual(cart.data.order.amounts_with_tax);
    await shop.api.db.update(products).set({ isShow: true }).where(eq(products.id, shop.product.id));
  });

  it('stays an order where a change is rejected, and its payment stays open', async () => {
    const cart = await shop.cart();
    const decided = await shop.decide(cart, null);
    const body = { cart_token: cart.token, product_key: 'no-such-product', quantity: 1 };
    const rejected = await shop.api.call(addCartProductSpec, { body });
    expect(rejected.error.code).toBe('cart.add_products.product_not_found');
    const { data } = await init(cart.token);
    expect([data.open_payment?.order_no, data.payment_error]).toEqual([decided.body.order_no, null]);
  });

  it('is the member’s on every device, also after signing out and in', async () => {
    const cart = await shop.cart(member);
    const { body } = await shop.decide(cart, null, member);
    const again = { token: await shop.api.signIn(MEMBER) };
    const found = await init(null, again);
    expect(found.data.open_payment?.order_no).toBe(body.order_no);
    expect((await oneMore(found.token, again)).body.data.detail.products).toMatchObject([{ quantity: 2 }]);
  });

  it('is merged when its guest signs in, and its payment is abandoned', async () => {
    const second = { token: await shop.api.signIn('second@example.jp') };
    const { token } = await shop.cart();
    const { body } = await shop.decide(await init(token), null);
    const { reference } = await shop.transaction(body.order_id);
    const { data } = await init(token, second);
    expect([data.open_payment, data.detail.products.length]).toEqual([null, 1]);
    await shop.onPage(body.redirect_url ?? '', CARD);
    await shop.settleAll();
    expect(shop.api.payments.charges.map((charge) => charge.reference)).not.toContain(reference);
  });

  it('is not shown to another member, nor to the holder of its token alone', async () => {
    const cart = await shop.cart(member);
    await shop.decide(cart, null, member);
    for (const stranger of [{}, { token: await shop.api.signIn('second@example.jp') }])
      expect((await init(cart.token, stranger)).data.open_payment).toBeNull();
  });

  it('lets a member continue with a guest’s cart, and is merged into that once its payment has failed', async () => {
    const cart = await shop.cart(member);
    const { body } = await shop.decide(cart, null, member);
    const filled = await createFilledCart(shop.api, [{ product_key: shop.product.key, quantity: 3 }]);
    const next = await init(filled.token, member);
    expect(next.data.open_payment).toBeNull();
    await shop.onPage(body.redirect_url ?? '', { action: 'cancel' });
    // The token of the cart whose payment failed opens the cart that it was merged into.
    for (const cart_token of [cart.token, next.token]) {
      const { body: merged } = await shop.api.call(getCartSpec, { params: { cart_token } }, member);
      expect(merged.data.payment_error).toContain('取り消されました');
      expect(merged.data.detail.products).toMatchObject([{ quantity: 4 }]);
    }
  });

  it('ends when its member cancels the order: the next cart has no notice, and the decision is rejected as cancelled', async () => {
    const cart = await shop.cart(member);
    const { body } = await shop.decide(cart, null, member);
    await shop.api.call(cancelOrderSpec, { params: { id: body.order_id }, body: {} }, member);
    const repeated = await shop.decide(cart, null, member);
    expect(repeated.error).toMatchObject({
      code: 'cart.transaction.failed',
      message: 'このご注文はキャンセルされました',
    });
    const next = await init(cart.token, member);
    expect([next.notice, next.data.detail.products]).toEqual([null, []]);
  });
});
