import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { decideCart, createReadyCart } from '@shop/testing-api/checkout';
import type { ShopEvent } from '@shop/site/state/shop-events';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { trackPurchase } from './track-purchase';
import { CART_DECISION_EXPIRY_MS, readPurchase, savePurchase } from './purchase-record';

let api: TestApi;
let services: TestServices;
let productKey = '';
let cartToken = '';
let orderNo = '';

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  const [product] = await wellStockedProducts(api.db, 1);
  productKey = product!.key;
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 2 }]);
  cartToken = cart.token;
  orderNo = (await decideCart(api, cart)).body.order_no;
});
beforeEach(() => {
  localStorage.clear();
  savePurchase(localStorage, { cartToken, orderNo }, Date.now());
});
afterAll(() => {
  services.session.close();
  return api.close();
});

const told: ShopEvent[] = [];
const send = (purchase: ShopEvent) => {
  told.push(purchase);
  return Promise.resolve();
};
const measure = (hasConsent: boolean, nowMs = Date.now()) =>
  trackPurchase(services.api, localStorage, { orderNo, nowMs }, hasConsent ? send : null);
beforeEach(() => void told.splice(0));

it('[beh-purchase-tracking-by-cart-token] tracks a purchase once, also when its page is opened again, or twice at a time', async () => {
  await Promise.all([measure(true), measure(true)]);
  await measure(true);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    name: 'purchase',
    cartToken,
    transaction: { orderNo },
    items: [{ key: productKey, quantity: 2 }],
  });
  expect(told[0]?.items?.[0]?.categories.length).toBeGreaterThan(0);
  expect(readPurchase(localStorage, Date.now())).toMatchObject({ orderNo });
});

it('tracks later where there was no consent yet', async () => {
  expect(await measure(false)).toBe(true);
  expect(await measure(true)).toBe(false);
  expect(told).toHaveLength(1);
  expect(await measure(false)).toBe(false);
});

it('[const-purchase-tracking-expiry] [interp-expires-names] does not track an expired purchase record', async () => {
  await measure(true, Date.now() + CART_DECISION_EXPIRY_MS);
  expect([told, localStorage.length]).toEqual([[], 0]);
});

it('[error-account-purchase-tracking-404] clears a record that is a 404 on the server', async () => {
  savePurchase(localStorage, { cartToken: 'A'.repeat(cartToken.length), orderNo }, Date.now());
  await measure(true);
  expect([told, localStorage.length]).toEqual([[], 0]);
});
