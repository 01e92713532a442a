import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkSocialGiftDeliverySpec } from '@shop/contract/social-gifts/check-social-gift-delivery';
import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { createFilledCart, decideCart, type Shopper, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { orderShippings, rateCounters } from '../db/schema';

const SHOP = { channel: 'gift' };
const RECEIVER = { name: '鈴木 一郎', email: 'ichiro@example.jp', message: 'おめでとう' };
let api: TestApi;
let member: Shopper;
let product_key: string;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { gift: 'https://gift.example' } } });
  member = { token: await api.signIn('member@example.jp', 'gift'), ...SHOP };
  product_key = (await wellStockedProducts(api.db, 1, SHOP))[0]!.key;
});
beforeEach(() => api.db.delete(rateCounters));
afterAll(() => api.close());

/** A gift that waits for its address: the order, and the token of the invitation. */
async function give() {
  const { token: cart_token } = await createFilledCart(api, [{ product_key, quantity: 1 }], member);
  await api.call(setCartReceiverSpec, { body: { cart_token, receiver: RECEIVER } }, member);
  const payment = { cart_token, payment_id: PAYMENTS.bankTransfer };
  const cart = (await api.call(modifyCartOrderSpec, { body: payment }, member)).body;
  const { body } = await decideCart(api, cart, member);
  const texts = (await api.mailbox()).map(({ text }) => text).join();
  return { id: body.order_id, token: /social-gift\/([\w-]+)\/shipping/.exec(texts)![1]! };
}

// spec items: beh-delivery-timezone-key
it.each([
  ['of the object alone', { delivery_timezone: { '14-16': '14時〜16時' } }, '14-16'],
  ['the first of several', { delivery_timezone: { '18-20': '', am: '午前中' } }, '18-20'],
  ['beside no key', { delivery_timezone: { am: '午前中' }, delivery_timezone_key: null }, 'am'],
  ['that is given wins', { delivery_timezone: { am: '午前中' }, delivery_timezone_key: '16-18' }, '16-18'],
  ['of an empty object', { delivery_timezone: {} }, null],
])('the key %s is the wished time slot', async (_what, wish, key) => {
  const { id, token } = await give();
  const body = { token, prefecture: '東京都', ...wish };
  const checked = await api.callWith(checkSocialGiftDeliverySpec, { body }, SHOP);
  expect(checked.body.delivery_timezone_key).toBe(key);
  const done = await api.callWith(
    completeSocialGiftSpec,
    { params: { token }, body: { ...TOKYO_ADDRESS, ...wish } },
    SHOP,
  );
  expect(done.body.delivery_timezone_key).toBe(key);
  const [stored] = await api.db.select().from(orderShippings).where(eq(orderShippings.orderId, id));
  expect(stored?.deliveryTimezoneKey).toBe(key);
});

it('a time slot that the shop does not offer is rejected in the object too', async () => {
  const { token } = await give();
  const body = { token, prefecture: '東京都', delivery_timezone: { night: '夜' } };
  const { status, error } = await api.callWith(checkSocialGiftDeliverySpec, { body }, SHOP);
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['delivery_timezone_key']]);
});
