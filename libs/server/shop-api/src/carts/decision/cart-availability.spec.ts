import { addCartProductSpec } from '@shop/contract/carts/add-cart-product';
import { getCartSpec } from '@shop/contract/carts/get-cart';
import { initCartSpec } from '@shop/contract/carts/init-cart';
import { resetCartSpec } from '@shop/contract/carts/reset-cart';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { createFilledCart, createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { products } from '../../db/schema';

let api: TestApi;
let mug: StockedProduct;
let tea: StockedProduct;

beforeAll(async () => {
  api = await openTestApi();
  mug = (await wellStockedProducts(api.db, 1))[0]!;
  tea = (await wellStockedProducts(api.db, 1, { taxRate: 8 }))[0]!;
});
afterAll(() => api.close());

const filled = () => createFilledCart(api, [{ product_key: mug.key, quantity: 2 }]);
const failed = (response: { status: number; error: { code: string } }) => [
  response.status,
  response.error.code,
];

describe('a product that is no longer sold', () => {
  afterEach(() => api.db.update(products).set({ isShow: true, isOnSale: true }));

  // spec items: error-core-init-product-not-found, beh-re-init-invalid-product, trans-cart-reset-product-not-found
  it.each([
    ['hidden', { isShow: false }, 'cart.init.product_not_found'],
    ['not on sale', { isOnSale: false }, 'cart.update_products.not_sale'],
  ])('%s: init is rejected, and with invalid_product continues without it', async (_, change, code) => {
    const cart = await createFilledCart(api, [
      { product_key: mug.key, quantity: 1 },
      { product_key: tea.key, quantity: 1 },
    ]);
    await api.db.update(products).set(change).where(eq(products.id, mug.id));
    const { token } = cart;
    expect(failed(await api.call(initCartSpec, { body: { token } }))).toEqual([422, code]);
    expect(failed(await api.call(getCartSpec, { params: { cart_token: token } }))).toEqual([422, code]);
    const { body } = await api.call(initCartSpec, { body: { token, invalid_product: true } });
    expect(body.token).toBe(token);
    expect(body.removed_products).toMatchObject([{ product_name: mug.name }]);
    expect(body.data.detail.products).toMatchObject([{ product_info: { key: tea.key } }]);
  });

  // spec items: error-core-product-not-found-or-not-sale, call-patch-v1-carts-reset
  it('a reset for that reason removes only such products; without a reason it removes everything', async () => {
    const cart = await createReadyCart(api, [
      { product_key: mug.key, quantity: 1 },
      { product_key: tea.key, quantity: 1 },
    ]);
    await api.db.update(products).set({ isShow: false }).where(eq(products.id, mug.id));
    const { body } = await api.call(resetCartSpec, {
      body: { cart_token: cart.token, reason: 'product_not_found' },
    });
    expect(body.data.detail.products).toMatchObject([{ product_info: { key: tea.key } }]);
    expect(body.data.detail.shippings).toHaveLength(1);
    const { body: empty } = await api.call(resetCartSpec, { body: { cart_token: cart.token } });
    expect([empty.data.detail.products, empty.data.detail.shippings, empty.data.payment_id]).toEqual([
      [],
      [],
      null,
    ]);
  });
});

describe('an expired cart', () => {
  const month = 31 * 24 * 60 * 60 * 1000;
  beforeEach(() => api.clock.set('2026-06-10T12:00:00+09:00'));
  afterAll(() => api.clock.set('2026-06-10T12:00:00+09:00'));

  // spec items: error-core-cart-expired, trans-cart-reset-expired
  it('is reported by every call, replaced by init, and usable again, empty, after a reset', async () => {
    const { token } = await filled();
    api.clock.advance(month);
    expect(failed(await api.call(getCartSpec, { params: { cart_token: token } }))).toEqual([
      422,
      'cart.common.is_expired',
    ]);
    const added = await api.call(addCartProductSpec, {
      body: { cart_token: token, product_key: mug.key, quantity: 1 },
    });
    expect(failed(added)).toEqual([422, 'cart.common.is_expired']);
    const { body } = await api.call(initCartSpec, { body: { token } });
    expect(body.notice?.code).toBe('cart.common.is_expired');
    expect(body.token).not.toBe(token);
    const reset = await api.call(resetCartSpec, { body: { cart_token: token, reason: 'expired' } });
    expect(reset.body.data.detail.products).toEqual([]);
    expect((await api.call(getCartSpec, { params: { cart_token: token } })).status).toBe(200);
  });

  it('every change renews the expiry', async () => {
    const { token: cart_token } = await filled();
    api.clock.advance(month - 2 * 24 * 60 * 60 * 1000);
    await api.call(addCartProductSpec, { body: { cart_token, product_key: mug.key, quantity: 1 } });
    api.clock.advance(month - 2 * 24 * 60 * 60 * 1000);
    expect((await api.call(getCartSpec, { params: { cart_token } })).status).toBe(200);
  });
});
