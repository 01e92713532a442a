import { addCartShippingSpec } from '@shop/contract/carts/add-cart-shipping';
import type { Cart } from '@shop/contract/carts/cart';
import { CART_ERRORS } from '@shop/contract/carts/cart-errors';
import { decideCartSpec } from '@shop/contract/carts/decide-cart';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { modifyCartShippingSpec } from '@shop/contract/carts/modify-cart-shipping';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { listCartPaymentsSpec } from '@shop/contract/payments/list-cart-payments';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkSchoolSpec } from '@shop/contract/schools/check-school';
import { listSchoolPickupsSpec } from '@shop/contract/schools/list-school-pickups';
import { TAG_GRANT_HEADER } from '@shop/contract/tags/tag';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, TOKYO_ADDRESS } from '@shop/testing-api/checkout';
import { firstMail } from '@shop/testing-api/first-mail';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { createTestClock } from '@shop/testing-api/test-clock';
import { rateCounters } from '../db/schema';

const clock = createTestClock('2027-02-20T12:00:00+09:00');
const start = clock.now().getTime();
const channel = 'school';
const RECIPIENT = {
  shipping_last_name: '森野',
  shipping_first_name: '若葉',
  shipping_last_name_kana: 'モリノ',
  shipping_first_name_kana: 'ワカバ',
  phone_number: '09012345678',
};

let api: TestApi;
let product_key: string;
let schoolId: number;
const pickup = (...words: readonly string[]) =>
  operatorOf(api)('schools', 'pickup', 'SAKURA01', ...words, '--channel', channel);
const PLACE = [
  '--postal-code',
  '164-0001',
  '--prefecture',
  '東京都',
  '--city',
  '中野区中野',
  '--address1',
  '9-9-9',
];
const setDays = (on = '2027-03-20', until = '2027-02-28') => pickup('--on', on, '--until', until, ...PLACE);
beforeAll(async () => {
  api = await openTestApi({ clock });
  // Cheap enough to be sent at a carriage.
  const products = await wellStockedProducts(api.db, 20, { channel });
  product_key = products.toSorted((one, other) => one.price - other.price)[0]!.key;
});
beforeEach(async () => {
  clock.set(new Date(start));
  await api.db.delete(rateCounters);
  await setDays();
  schoolId = (await list(await granted()))[0]!.school_id;
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

/** What a family sends that has checked its school. */
const granted = async (school_code = 'SAKURA01', member_number = 'S-0001') => {
  const body = { school_code, member_number };
  const { tag_grant } = (await api.callWith(checkSchoolSpec, { body }, { channel })).body;
  return { [TAG_GRANT_HEADER]: tag_grant?.grant ?? '' };
};
const list = async (headers: Record<string, string>) =>
  (await api.call(listSchoolPickupsSpec, {}, { channel, headers })).body;
const ready = (shopper = {}) => createReadyCart(api, [{ product_key, quantity: 1 }], { channel, ...shopper });
const choose = (
  cart: Cart,
  headers: Record<string, string>,
  more: object = { recipient: RECIPIENT },
  token?: string,
) =>
  api.call(
    addCartShippingSpec,
    { body: { cart_token: cart.token, pickup: { school_id: schoolId, ...more } } },
    { channel, headers, ...(token === undefined ? {} : { token }) },
  );

it('says when and until when the school hands over, to a family that has checked it and to nobody else', async () => {
  expect(await list(await granted())).toEqual([
    {
      school_id: schoolId,
      school_name: 'さくら台中学校',
      pickup_on: '2027-03-20',
      order_until: '2027-02-28',
      tag: 'sakura-jhs',
      is_open: true,
      formatted_postal_code: '164-0001',
      full_address: '東京都中野区中野9-9-9',
    },
  ]);
  expect(await list({})).toEqual([]);
  expect(await list(await granted('MIDORI02', 'M-0001'))).toEqual([]);
});

it('a guest’s order goes to the school at no carriage, on its day, in the guest’s name; mail and operator say so', async () => {
  const cart = await ready({ email: 'wakaba@example.jp' });
  expect(cart.data.order.total_carriage).toBeGreaterThan(0);
  const chosen = (await choose(cart, await granted())).body;
  expect(chosen.data.order.total_carriage).toBe(0);
  expect(chosen.data.detail.shippings).toMatchObject([
    {
      pickup: {
        school_id: schoolId,
        school_name: 'さくら台中学校',
        pickup_on: '2027-03-20',
        order_until: '2027-02-28',
      },
      address: {
        shipping_name: '森野 若葉',
        full_address: '東京都中野区中野9-9-9 さくら台中学校',
        phone_number: '09012345678',
      },
      delivery_name: '学校で受け取り',
      delivery_at: '2027-03-20',
      carriage: 0,
    },
  ]);
  const { order_no } = (await decideCart(api, chosen, { channel })).body;
  const mail = await firstMail(api, new RegExp(order_no));
  expect(mail.text).toMatch(
    /学校で受け取り[^]*森野 若葉 様[^]*さくら台中学校[^]*受け取り日：2027\.03\.20（土）/,
  );
  expect(mail.text).not.toContain('お届け希望日');
  const shown = await operatorOf(api)('orders', 'show', order_no);
  expect(shown.out).toContain('配送 学校で受け取り  受け取り日 2027-03-20');
});

it('a member’s order is in the member’s own name, whatever is written, and stays so', async () => {
  const token = await api.signIn('member@example.jp', channel);
  const cart = await ready({ token });
  const chosen = (await choose(cart, await granted(), { recipient: RECIPIENT }, token)).body;
  const [shipping] = chosen.data.detail.shippings;
  expect(shipping?.address.shipping_name).not.toBe('森野 若葉');
  const { order_id: id } = (await decideCart(api, chosen, { channel, token })).body;
  await pickup('--on', 'none');
  const { body } = await api.call(getOrderSpec, { params: { id } }, { channel, token });
  expect(body.shippings).toMatchObject([
    { delivery_name: '学校で受け取り', delivery_at: '2027-03-20', pickup: { school_name: 'さくら台中学校' } },
  ]);
  expect(body.total_carriage).toBe(0);
});

it('without the school’s tag, of another school, or without a name it cannot be chosen', async () => {
  const cart = await ready();
  const codes = [
    await choose(cart, {}),
    await choose(cart, await granted('MIDORI02', 'M-0001')),
    await choose(cart, await granted(), {}),
  ].map(({ status, error }) => [status, error.code]);
  expect(codes).toEqual([
    [422, 'cart_detail.set_pickup.not_offered'],
    [422, 'cart_detail.set_pickup.not_offered'],
    [422, 'cart.order.orderer_not_data'],
  ]);
});

it.each([
  ['the last evening of the deadline', '2027-02-28T23:59:00+09:00', true],
  ['the first minute after it', '2027-03-01T00:00:00+09:00', false],
])('on %s', async (_when, moment, isOpen) => {
  const early = await choose(await ready(), await granted());
  clock.set(new Date(moment));
  const headers = await granted();
  expect((await list(headers))[0]?.is_open).toBe(isOpen);
  const late = await choose(await ready(), headers);
  const decided = await decideCart(api, early.body, { channel });
  if (isOpen) {
    expect([late.status, decided.status]).toEqual([200, 200]);
    return;
  }
  for (const { status, error } of [late, decided]) {
    expect([status, error.code]).toEqual([422, 'cart_detail.set_pickup.closed']);
    expect(error.message).toContain('ご注文の締切（2027.02.28（日））を過ぎたため');
  }
});

it('an order for a day that the school has changed meanwhile is not placed', async () => {
  const cart = (await choose(await ready(), await granted())).body;
  await setDays('2027-03-27', '2027-02-28');
  const decided = await decideCart(api, cart, { channel });
  expect([decided.status, decided.error.code]).toEqual([422, 'cart_detail.set_pickup.closed']);
  expect(decided.error.message).toContain('受け取り日が変わりました');
});

it('has its day, is not paid to a carrier, and gives way to an address at its carriage', async () => {
  const cart = (await choose(await ready(), await granted())).body;
  const { key } = cart.data.detail.shippings[0]!;
  const moved = await api.call(
    modifyCartShippingSpec,
    { body: { cart_token: cart.token, key, delivery_at: '2027-03-01' } },
    { channel },
  );
  expect(moved.error.code).toBe('cart_detail.set_delivery.not_selectable');
  const onDelivery = await api.call(
    modifyCartOrderSpec,
    { body: { cart_token: cart.token, payment_id: PAYMENTS.cashOnDelivery } },
    { channel },
  );
  expect(onDelivery.error.message).toBe('学校で受け取るご注文では、代金引換をご利用いただけません');
  const sent = await api.call(
    addCartShippingSpec,
    { body: { cart_token: cart.token, address: TOKYO_ADDRESS } },
    { channel },
  );
  const [shipping] = sent.body.data.detail.shippings;
  expect([shipping?.pickup, shipping?.delivery_at]).toEqual([undefined, null]);
  expect(shipping?.carriage).toBeGreaterThan(0);
});

it('a way that is paid first, and may be paid too late for the day of the school, cannot be chosen', async () => {
  const cart = await ready({ email: 'wakaba@example.jp' });
  const chosen = (await choose(cart, await granted())).body;
  const transfer = async () => {
    const params = { cart_token: cart.token };
    const { body } = await api.call(listCartPaymentsSpec, { params }, { channel });
    return body.find(({ id }) => id === PAYMENTS.bankTransfer);
  };
  expect(await transfer()).toMatchObject({ is_selectable: true });
  // The day comes nearer while the cart lies there.
  await setDays('2027-02-24', '2027-02-23');
  const again = (await choose(chosen, await granted())).body;
  expect(await transfer()).toMatchObject({
    is_selectable: false,
    reason: expect.stringMatching(
      /^銀行振込[^は]*は、ご入金の確認後の発送となり、学校での受け取り日（2月24日（水））に間に合わない/,
    ) as string,
  });
  const { order, revision } = again.data;
  const decision = {
    params: { cart_token: cart.token },
    body: { total_payment: order.total_payment, revision },
  };
  const { error } = await api.call(decideCartSpec, decision, { channel });
  expect(error.code).toBe(CART_ERRORS.paymentNotUsable);
});
