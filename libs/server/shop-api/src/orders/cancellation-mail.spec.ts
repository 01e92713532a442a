import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { addCartCouponSpec } from '@shop/contract/carts/add-cart-coupon';
import { setCartPointSpec } from '@shop/contract/carts/set-cart-point';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { until } from '@shop/testing-api/until';

let api: TestApi;
const sent: { readonly subject: string; readonly text: string }[] = [];
beforeAll(async () => {
  api = await openTestApi({
    transport: ({ subject, text }) => {
      sent.push({ subject, text });
      return Promise.resolve();
    },
  });
});
afterAll(() => api.close());

it('the mail of a cancellation leaves with the cancellation', async () => {
  const member = { token: await api.signIn('member@example.jp') };
  const [product] = await wellStockedProducts(api.db, 1);
  const cart = await createReadyCart(api, [{ product_key: product!.key, quantity: 1 }], member);
  const { order_id: id } = (await decideCart(api, cart, member)).body;
  expect((await api.call(cancelOrderSpec, { params: { id }, body: {} }, member)).body.status).toBe(
    'cancelled',
  );
  expect(
    await until('the mail', () => sent.find(({ subject }) => subject.includes('キャンセル'))),
  ).toBeDefined();
});

it('it says which points and coupons are given back', async () => {
  const member = { token: await api.signIn('member@example.jp') };
  const now = api.clock.now();
  await setPoints(api.db, await memberId(api.db, 'member@example.jp'), 1_300, now);
  await createCoupon(api.db, now, { code: 'KAESU', name: 'お返しの百円引き' });
  const [product] = await wellStockedProducts(api.db, 1);
  const { token: cart_token } = await createReadyCart(
    api,
    [{ product_key: product!.key, quantity: 1 }],
    member,
  );
  await api.call(addCartCouponSpec, { body: { cart_token, code: 'KAESU' } }, member);
  const { body: cart } = await api.call(setCartPointSpec, { body: { cart_token, point: 1_200 } }, member);
  const { order_id: id, order_no } = (await decideCart(api, cart, member)).body;
  await api.call(cancelOrderSpec, { params: { id }, body: {} }, member);
  const mail = await until('the mail', () =>
    sent.find(({ subject }) => subject.includes('キャンセル') && subject.includes(order_no)),
  );
  expect(mail.text).toContain('ご利用いただいた1,200ポイントをお戻しいたしました。');
  expect(mail.text).toContain(
    'クーポン「お返しの百円引き」は、有効期間内であればもう一度お使いいただけます。',
  );
});
