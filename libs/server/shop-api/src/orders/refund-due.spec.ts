import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { createReadyCart, decideCart, type Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { auditEntries, orderPayments } from '../db/schema';

let api: TestApi;
let shop: Operator;
let member: Shopper;
let product_key: string;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  product_key = (await wellStockedProducts(api.db, 1))[0]!.key;
  await shop('settings', 'set', 'ORDER.MAIL_TO', 'orders@shop.example', '--channel', 'default');
});
afterAll(() => api.close());

/** An order by bank transfer that its member cancels. */
async function cancelled({ isPaid, paymentId }: { isPaid: boolean; paymentId?: number }) {
  const cart = await createReadyCart(api, [{ product_key, quantity: 1 }], member);
  const { order_id: id, order_no: no } = (await decideCart(api, cart, member)).body;
  if (isPaid) await shop('orders', 'paid', no);
  if (paymentId !== undefined)
    await api.db.update(orderPayments).set({ paymentId }).where(eq(orderPayments.orderId, id));
  const body = { cancel_reason: 'やめます' };
  expect((await api.call(cancelOrderSpec, { params: { id }, body }, member)).status).toBe(200);
  return no;
}
const mailsToShop = async (no: string) =>
  (await api.mailbox()).filter(
    ({ to, subject }) =>
      to === 'orders@shop.example' && subject.includes('ご返金のお手続き') && subject.includes(no),
  );
const due = async () => (await shop('orders', 'list', '--state', 'refund-due')).out;

it('the shop hears of money that it owes, finds it in a list, and notes once that it went back', async () => {
  const no = await cancelled({ isPaid: true });
  const [mail, ...more] = await mailsToShop(no);
  expect(more).toEqual([]);
  for (const words of ['3,300円（税込）', '銀行振込', 'やめます', `orders refunded ${no}`])
    expect(mail?.text).toContain(words);
  expect(await due()).toContain(no);
  expect((await shop('orders', 'refunded', no)).out).toContain('返金待ち → 返金済み');
  expect((await shop('orders', 'refunded', no)).out).toContain('変更はありません');
  expect(await due()).not.toContain(no);
  expect((await shop('orders', 'show', no)).out).toContain('返金済み');
  const audits = await api.db.select().from(auditEntries).where(eq(auditEntries.target, no));
  expect(audits.filter(({ command }) => command === 'orders refunded').map(({ after }) => after)).toEqual([
    { is_refunded: true, refund: 3300 },
  ]);
});

it.each([
  ['unpaid', { isPaid: false }],
  ['paid by card: the service gives it back', { isPaid: true, paymentId: 4 }],
])('nothing is owed for an order that was %s', async (_name, order) => {
  const no = await cancelled(order);
  expect(await mailsToShop(no)).toEqual([]);
  expect(await due()).not.toContain(no);
  expect((await shop('orders', 'refunded', no)).code).toBe(1);
});
