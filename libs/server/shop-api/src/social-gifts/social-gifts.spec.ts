import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartOtherSpec } from '@shop/contract/carts/modify-cart-other';
import { setCartReceiverSpec } from '@shop/contract/carts/set-cart-receiver';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkSocialGiftDeliverySpec } from '@shop/contract/social-gifts/check-social-gift-delivery';
import { checkSocialGiftShippingSpec } from '@shop/contract/social-gifts/check-social-gift-shipping';
import { completeSocialGiftSpec } from '@shop/contract/social-gifts/complete-social-gift';
import { getInputLeadtimesSpec } from '@shop/contract/social-gifts/get-input-leadtimes';
import { getSocialGiftCompletionSpec } from '@shop/contract/social-gifts/get-social-gift-completion';
import { getSocialGiftShippingSpec } from '@shop/contract/social-gifts/get-social-gift-shipping';
import { listSocialGiftProductsSpec } from '@shop/contract/social-gifts/list-social-gift-products';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { decideCart, createFilledCart, type Shopper, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts, type StockedProduct } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { orderShippings, rateCounters } from '../db/schema';

const ORIGIN = 'https://gift.example';
const YEAR_MS = 366 * 24 * 60 * 60 * 1000;
const ADDRESS = { ...TOKYO_ADDRESS, address2: '秘密の部屋101' };
const RECEIVER = { name: '鈴木 一郎', email: 'ichiro@example.jp', message: 'お誕生日\nおめでとう' };

let api: TestApi;
let member: Shopper;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { gift: ORIGIN } } });
  member = { token: await api.signIn('member@example.jp', 'gift'), channel: 'gift' };
  product = (await wellStockedProducts(api.db, 1, { channel: 'gift' }))[0]!;
});
beforeEach(() => api.db.delete(rateCounters));
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

/** A member's gift, placed; the token is the one in the invitation. */
async function give(receiver: { name: string; email: string | null; message: string } = RECEIVER) {
  const { token: cart_token } = await createFilledCart(
    api,
    [{ product_key: product.key, quantity: 2 }],
    member,
  );
  await api.call(setCartReceiverSpec, { body: { cart_token, receiver } }, member);
  await api.call(modifyCartOtherSpec, { body: { cart_token, remarks: '' } }, member);
  const payment = { cart_token, payment_id: PAYMENTS.bankTransfer };
  const cart = (await api.call(modifyCartOrderSpec, { body: payment }, member)).body;
  const { body } = await decideCart(api, cart, member);
  const [mail] = await api.mailbox();
  const token = /social-gift\/([\w-]+)\/shipping/.exec(
    (await api.mailbox()).map(({ text }) => text).join(),
  )![1]!;
  return { id: body.order_id, order_no: body.order_no, token, mail };
}
const at = { channel: 'gift' };
const complete = (token: string, change: object = {}) =>
  api.callWith(completeSocialGiftSpec, { params: { token }, body: { ...ADDRESS, ...change } }, at);
const completion = (token: string) => api.call(getSocialGiftCompletionSpec, { params: { token } }, at);
const shipping = (token: string, channel = 'gift') =>
  api.call(getSocialGiftShippingSpec, { params: { token } }, { channel });
const leadtimes = (token: string, pref: string, postal = '100-0001') =>
  api.callWith(getInputLeadtimesSpec, { params: { token }, query: { postal, pref } }, at);

it('invites the receiver by mail once the gift is paid, with the giver’s message', async () => {
  const { token, order_no, mail: toGiver } = await give();
  const invitations = async () =>
    (await api.mailbox()).filter(({ subject }) => subject.includes('ギフトが届いています'));
  expect(await invitations()).toEqual([]);
  expect(toGiver?.text).toContain(`ご入金の確認後に、${RECEIVER.email} へご案内のメールをお送りします`);
  await operatorOf(api)('orders', 'paid', order_no);
  const [mail] = await invitations();
  expect(mail?.to).toBe(RECEIVER.email);
  expect(mail?.subject).toContain('森野 みどり 様からギフトが届いています');
  for (const text of [RECEIVER.message, `${ORIGIN}/social-gift/${token}/shipping`])
    expect(mail?.text).toContain(text);
  expect(mail?.text).toMatch(/ご入力の期限\s+\d{4}年\d+月\d+日（[日月火水木金土]）/);
  expect(mail?.text).not.toMatch(/円|〒/);
});

it('[call-get-v1-social-gifts-token-products, call-get-v1-social-gifts-token-shipping, entity-social-gift, entity-sender-receiver, role-gift-recipient] shows no price and nothing of the giver but the name', async () => {
  const { token } = await give();
  const products = await api.call(listSocialGiftProductsSpec, { params: { token } }, at);
  expect(products.body).toEqual([
    {
      id: expect.any(Number) as number,
      product_info: {
        name: product.name,
        options: expect.any(Array) as object[],
        image: expect.objectContaining({ path: expect.stringMatching(/^\/files\//) as string }) as object,
      },
      quantity: 2,
    },
  ]);
  const { body, headers } = await shipping(token);
  expect(body).toEqual({
    id: expect.any(Number) as number,
    status: 'waiting',
    giver_name: '森野 みどり',
    receiver_name: '鈴木 一郎',
    message: 'お誕生日\nおめでとう',
    expires_at: expect.stringMatching(/^2026-07-10T/) as string,
    delivery_name: expect.any(String) as string,
    delivery_timezones: expect.objectContaining({ am: '午前中' }) as object,
  });
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  for (const response of [products.body, body])
    expect(JSON.stringify(response)).not.toMatch(/price|amount|total|address|email|phone|"key"|code/);
});

it('[trans-social-gift-flow, interp-social-gift-flow-put, entity-social-gift, call-post-v1-social-gifts-check-shipping, call-post-v1-social-gifts-check-delivery, call-get-v1-shipping-leadtime-input-token, call-put-v1-social-gifts-token, call-get-v1-social-gifts-token-complete, beh-account-services-gift, beh-delivery-timezone-key] follows the steps shipping, delivery, lead times, completion', async () => {
  const { id, token } = await give();
  expect((await completion(token)).error.code).toBe('social_gift.not_completed');
  const checked = await api.call(checkSocialGiftShippingSpec, { body: { token, ...ADDRESS } }, at);
  expect(checked.body).toMatchObject({ formatted_postal_code: '100-0001', address2: '秘密の部屋101' });
  const { delivery_timezones } = (await shipping(token)).body;
  const delivery_timezone_key = Object.keys(delivery_timezones)[0]!;
  const body = { token, prefecture: '東京都', delivery_timezone_key };
  const delivery = await api.call(checkSocialGiftDeliverySpec, { body }, at);
  const [leadtime] = (await leadtimes(token, '13')).body;
  const chosen = {
    delivery_at: null,
    delivery_timezone_key,
    delivery_timezone: { am: '午前中' },
    earliest_arrival_on: leadtime!.earliest_arrival_on,
  };
  expect(delivery.body).toEqual(chosen);
  expect(delivery.body.delivery_timezone_key).toBe(Object.keys(delivery.body.delivery_timezone)[0]);
  const delivery_at = leadtime!.dates.findLast(({ is_selectable }) => is_selectable)!.date;
  const wish = { delivery_at, delivery_timezone_key };
  expect((await shipping(token)).body.id).toBe(leadtime!.order_shipping_id);
  const done = await complete(token, wish);
  expect(done.body).toEqual({
    ...chosen,
    delivery_at,
    status: 'completed',
    order_shipping_id: leadtime!.order_shipping_id,
    giver_name: '森野 みどり',
    receiver_name: '鈴木 一郎',
    completed_at: api.clock.now().toISOString(),
  });
  expect((await completion(token)).body).toEqual(done.body);
  const [stored] = await api.db.select().from(orderShippings).where(eq(orderShippings.orderId, id));
  expect(stored).toMatchObject({ address: { address2: '秘密の部屋101' }, deliveryAt: delivery_at });

  const [first, second] = await api.mailbox();
  expect([first?.to, second?.to].sort()).toEqual(['ichiro@example.jp', 'member@example.jp']);
  for (const mail of [first, second])
    expect(mail?.text).toMatch(/お届け希望日：\d{4}\.\d{2}\.\d{2}（[日月火水木金土]）/);
  const giver = await api.call(getOrderSpec, { params: { id } }, member);
  expect(giver.body.social_gift).toMatchObject({ status: 'completed' });
  for (const seen of [first, second, giver.body, done.body, (await shipping(token)).body])
    expect(JSON.stringify(seen)).not.toContain('秘密の部屋');
  expect(api.logLines.join('\n')).not.toContain(token);
});

// reliability: exactly once
it('accepts one of many concurrent addresses, which cannot be changed afterwards', async () => {
  const { id, token } = await give();
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) => complete(token, { address2: `${index}号室` })),
  );
  const winners = responses.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(winners).toHaveLength(1);
  for (const { status, error } of responses.filter((_, index) => index !== winners[0]))
    expect([status, error.code]).toEqual([422, 'social_gift.already_completed']);
  const [stored] = await api.db.select().from(orderShippings).where(eq(orderShippings.orderId, id));
  expect(stored?.address?.address2).toBe(`${winners[0]}号室`);
  const told = (await api.mailbox()).filter(({ subject }) => subject.includes('お届け先が入力されました'));
  expect(told.filter(({ text }) => text.includes(`order_history/${id}`))).toHaveLength(1);
});

it('is not completed after it was cancelled, and does not arrive if it is cancelled later', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { id, token } = await give({ ...RECEIVER, email: null });
    const cancel = api.call(cancelOrderSpec, { params: { id }, body: {} }, member);
    const [told] = await Promise.all([complete(token), cancel]);
    const order = (await api.call(getOrderSpec, { params: { id } }, member)).body;
    expect([order.status, order.social_gift?.status]).toEqual(['cancelled', 'cancelled']);
    if (told.status !== 200) expect(told.error.code).toBe('social_gift.cancelled');
    for (const later of [await completion(token), await shipping(token), await complete(token)])
      expect(later.error.code).toBe('social_gift.cancelled');
  }
});

it.each([
  ['a prefecture that the postal code does not lie in', { prefecture: '大阪府' }, 'prefecture'],
  ['no house number', { address1: '千代田' }, 'address1'],
  ['no name', { shipping_last_name: '' }, 'shipping_last_name'],
  ['an unknown time', { delivery_timezone_key: 'night' }, 'delivery_timezone_key'],
])('rejects %s', async (_, change, field) => {
  const { token } = await give();
  expect(Object.keys((await complete(token, change)).error.errors ?? {})).toEqual([field]);
  expect((await shipping(token)).body.status).toBe('waiting');
});

it('rejects days on which it cannot be delivered', async () => {
  const { token } = await give();
  for (const delivery_at of ['2026-06-10', '2020-01-01', '2030-01-01'])
    expect((await complete(token, { delivery_at })).error.code).toBe('social_gift.date_not_selectable');
  const far = (await leadtimes(token, '沖縄県', '900-0006')).body[0]!.earliest_arrival_on;
  expect(far > (await leadtimes(token, '東京都')).body[0]!.earliest_arrival_on).toBe(true);
  expect((await leadtimes(token, '48')).status).toBe(422);
  expect((await leadtimes(token, '沖縄県')).error.errors).toEqual({
    prefecture: ['郵便番号と都道府県が一致していません'],
  });
});

it('its link is valid only in its own shop and until it expires', async () => {
  const { token } = await give();
  const unknown = {
    code: 'social_gift.not_found',
    message: 'ギフトが見つかりません。リンクをご確認ください',
  };
  for (const response of [
    await shipping('x'),
    await shipping(token, 'default'),
    await complete('check'),
    await completion('x'),
  ])
    expect([response.status, response.error]).toEqual([404, unknown]);
  api.clock.advance(YEAR_MS);
  for (const response of [await shipping(token), await complete(token), await leadtimes(token, '13')])
    expect([response.status, response.error.code]).toEqual([422, 'social_gift.expired']);
  api.clock.advance(-YEAR_MS);
});
