import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { createReadyCart, decideCart } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { orderPayments, orders } from '../../db/schema';

let api: TestApi;
let shop: Operator;
let product: StockedProduct;
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  product = (await wellStockedProducts(api.db, 1))[0]!;
});
afterEach(() => checkInvariants(api.db));
afterAll(() => api.close());

async function place(paymentId?: number): Promise<string> {
  const cart = await createReadyCart(api, [{ product_key: product.key, quantity: 1 }]);
  const { order_id: id, order_no: no } = (await decideCart(api, cart)).body;
  if (paymentId !== undefined)
    await api.db.update(orderPayments).set({ paymentId, dueOn: null }).where(eq(orderPayments.orderId, id));
  return no;
}
const statusOf = async (no: string) =>
  (await api.db.select().from(orders).where(eq(orders.orderNo, no)))[0]?.status;
const unpaid = async () => (await shop('orders', 'list', '--state', 'unpaid', '--limit', '10000')).out;
const mailOf = async (no: string) =>
  (await api.mailbox()).find(({ subject }) => subject.includes(no) && subject.includes('ご入金'))?.text ?? '';

it('notes those of several numbers that are right, and names the others', async () => {
  const [one, two] = [await place(), await place()];
  const cancelled = await place();
  await shop('orders', 'cancelled', cancelled, '--reason', 'x');
  const given = [one, 'D260101-00000000', cancelled, ` ${two.toLowerCase()}`, one, ''].join(',');
  const tried = await shop('orders', 'paid', given, '--dry-run');
  expect([tried.code, await statusOf(one)]).toEqual([1, 'received']);
  const { code, out, err } = await shop('orders', 'paid', given);
  expect(code).toBe(1);
  expect(out.split('\n')).toEqual([
    expect.stringMatching(new RegExp(`^${one}（.*）: ご注文受付 → ご入金確認済み$`)),
    '注文がありません: D260101-00000000',
    `${cancelled}: キャンセル済みのご注文です`,
    expect.stringMatching(new RegExp(`^${two}（.*）: ご注文受付 → ご入金確認済み$`)),
  ]);
  expect(err).toContain(`4 件のうち 2 件は記録できません: D260101-00000000、${cancelled}`);
  expect([await statusOf(one), await statusOf(two)]).toEqual(['paid', 'paid']);
  expect(await shop('orders', 'paid', `${one},${two}`)).toMatchObject({ code: 0 });
});

it.each([
  ['no number', ',', '注文番号を指定'],
  ['too many numbers', Array.from({ length: 201 }, (_, at) => `D${at}`).join(','), '200 件まで'],
])('rejects %s', async (_what, given, said) => {
  expect(await shop('orders', 'paid', given)).toMatchObject({
    code: 2,
    err: expect.stringContaining(said) as string,
  });
});

it('what waits for its payment is a list of its own, with the last day to pay', async () => {
  const [open, invoice] = [await place(), await place(PAYMENTS.deferredInvoice)];
  const [paid, cancelled] = [await place(), await place()];
  await shop('orders', 'paid', paid);
  await shop('orders', 'cancelled', cancelled, '--reason', 'x');
  const lines = (await unpaid()).split('\n');
  expect(lines.find((line) => line.startsWith(open))).toMatch(
    /未入金（.*） {2}お支払い期限 \d{4}-\d{2}-\d{2}/,
  );
  expect(lines.some((line) => line.startsWith(invoice))).toBe(true);
  for (const no of [paid, cancelled]) expect(lines.some((line) => line.startsWith(no))).toBe(false);
  await shop('orders', 'paid', invoice);
  expect(await unpaid()).not.toContain(invoice);
});

it('a payment after the shipment leaves the order shipped, and its mail promises no arrival', async () => {
  const [before, after] = [await place(), await place(PAYMENTS.cashOnDelivery)];
  await shop('orders', 'shipped', after, '--tracking', '5151-6161-7171');
  const tried = await shop('orders', 'paid', after, '--dry-run');
  expect(tried.out).toContain('発送済み（ご入金を記録します）');
  expect((await shop('orders', 'paid', after)).out).toContain('発送済み（ご入金を記録しました）');
  expect(await statusOf(after)).toBe('shipped');
  await shop('orders', 'paid', before);
  expect(await mailOf(before)).toContain('お届け予定');
  expect(await mailOf(after)).toContain('ご入金額');
  expect(await mailOf(after)).not.toContain('お届け予定');
});
