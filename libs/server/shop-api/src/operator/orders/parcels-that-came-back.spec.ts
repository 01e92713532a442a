import { getOrderSpec } from '@shop/contract/orders/get-order';
import { modifyCartOrderSpec } from '@shop/contract/carts/modify-cart-order';
import { listOrdersSpec } from '@shop/contract/orders/list-orders';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type StockedProduct, stockOf, wellStockedProducts } from '@shop/testing-api/stock';

let api: TestApi;
let shop: Operator;
let member: Shopper;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  product = (await wellStockedProducts(api.db, 1))[0]!;
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

/** An order by cash on delivery that has left. */
async function send(tracking: string): Promise<string> {
  const { token: cart_token } = await createReadyCart(
    api,
    [{ product_key: product.key, quantity: 2 }],
    member,
  );
  const payment = { cart_token, payment_id: PAYMENTS.cashOnDelivery };
  const { body: cart } = await api.call(modifyCartOrderSpec, { body: payment }, member);
  const { order_no } = (await decideCart(api, cart, member)).body;
  expect((await shop('orders', 'shipped', order_no, '--tracking', tracking)).code).toBe(0);
  return order_no;
}
const cancel = (no: string, ...rest: readonly string[]) =>
  shop('orders', 'cancelled', no, '--reason', 'お受け取りのないまま戻ったため', ...rest);
const listed = async () => (await shop('orders', 'list', '--state', 'unpaid', '--from', '2026-06-01')).out;

it('an unpaid order whose parcel came back is cancelled: its pieces are there again, and nothing waits for its money', async () => {
  const before = await stockOf(api.db, product.id);
  const no = await send('6161-7171-8181');
  expect(await listed()).toContain(no);
  const refused = await cancel(no);
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('--came-back')]);
  const tried = await cancel(no, '--came-back', '--dry-run');
  expect([tried.code, tried.out]).toEqual([0, expect.stringContaining('発送済み → キャンセル済み')]);
  expect(await stockOf(api.db, product.id)).toBe(before - 2);

  const done = await cancel(no, '--came-back');
  expect([done.code, done.out]).toEqual([0, expect.stringContaining('返金: ありません')]);
  expect((await cancel(no, '--came-back')).out).toContain('変更はありません');
  expect(await stockOf(api.db, product.id)).toBe(before);
  expect(await listed()).not.toContain(no);
  const { data } = (await api.call(listOrdersSpec, { query: {} }, member)).body;
  const { id } = data.find(({ order_no }) => order_no === no)!;
  const { body: order } = await api.call(getOrderSpec, { params: { id } }, member);
  expect(order.histories.map(({ status }) => status)).toEqual(['received', 'shipped', 'cancelled']);
  const mails = (await api.mailbox()).filter(({ subject }) => subject.includes(no));
  expect(mails[0]?.subject).toContain('キャンセル');
  expect(mails[0]?.text).toContain('お受け取りのないまま戻ったため');
});

it.each([
  ['paid', '6262-7272-8282', (no: string) => shop('orders', 'paid', no), 'すでに発送された'],
  ['taken in', '6363-7373-8383', (no: string) => shop('orders', 'delivered', no), 'すでに発送された'],
  [
    'taken back as a return already',
    '6464-7474-8484',
    (no: string) => shop('returns', 'open', no, '--items', 'all', '--reason', 'damaged', '--goods-are-back'),
    '返品の受付があります',
  ],
])('an order that is %s is not', async (_what, tracking, happen, words) => {
  const no = await send(tracking);
  expect((await happen(no)).code).toBe(0);
  const stock = await stockOf(api.db, product.id);
  const refused = await cancel(no, '--came-back');
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(words)]);
  expect(await stockOf(api.db, product.id)).toBe(stock);
});
