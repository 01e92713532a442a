import { type TestApi, openTestApi } from '@shop/testing-api/open-test-api';
import { decideCart, createReadyCart } from '@shop/testing-api/checkout';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { type TestServices, createTestServices } from '@shop/testing-react/create-test-services';
import { type PurchaseEvent, trackPurchase } from './track-purchase';
import { CART_DECISION_EXPIRY_MS, readPurchase, savePurchase } from './purchase-record';

let api: TestApi;
let services: TestServices;
let code = '';
let cartToken = '';
let orderNo = '';

beforeAll(async () => {
  api = await openTestApi();
  services = await createTestServices((await api.serve()).url);
  const [product] = await wellStockedProducts(api.db, 1);
  code = product!.code;
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

const told: PurchaseEvent[] = [];
const measure = (isMeasuring: boolean, nowMs = Date.now()) =>
  trackPurchase(services.api, localStorage, nowMs, (purchase) => {
    told.push(purchase);
    return Promise.resolve(isMeasuring);
  });
beforeEach(() => void told.splice(0));

it('[beh-purchase-tracking-by-cart-token] tracks a purchase once, also when its page is opened again', async () => {
  await measure(true);
  await measure(true);
  expect(told).toHaveLength(1);
  expect(told[0]).toMatchObject({
    event: 'purchase',
    ecommerce: { transaction_id: orderNo, currency: 'JPY', items: [{ item_id: code, quantity: 2 }] },
  });
  expect(readPurchase(localStorage, Date.now())).toMatchObject({ orderNo });
});

it('tracks again where the event was not sent, for example before consent', async () => {
  await measure(false);
  await measure(true);
  expect(told).toHaveLength(2);
});

it('[const-purchase-tracking-expiry] does not track an expired purchase record', async () => {
  await measure(true, Date.now() + CART_DECISION_EXPIRY_MS);
  expect([told, localStorage.length]).toEqual([[], 0]);
});

it('[error-account-purchase-tracking-404] clears a record that is a 404 on the server', async () => {
  savePurchase(localStorage, { cartToken: 'A'.repeat(cartToken.length), orderNo }, Date.now());
  await measure(true);
  expect([told, localStorage.length]).toEqual([[], 0]);
});
