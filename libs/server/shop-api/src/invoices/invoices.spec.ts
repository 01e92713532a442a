import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { getInvoiceSpec } from '@shop/contract/invoices/get-invoice';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import type { Shopper } from '@shop/testing-api/checkout';
import { type InvoicedOrder, placeInvoicedOrder, shipInvoicedOrder } from '@shop/testing-api/invoiced-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { readPdf } from '@shop/testing-api/read-pdf';
import { type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { checkoutSettings, documentIssuers, orderPayments, productModels } from '../db/schema';

const CHANNEL = 'corporate';
const DAY_MS = 24 * 60 * 60 * 1000;
const NO_ACCOUNT = { bankName: '', branchName: '', accountType: '', accountNumber: '', accountHolder: '' };

let api: TestApi;
let shop: Operator;
let buyer: Shopper;
let another: Shopper;
let products: readonly StockedProduct[];
beforeAll(async () => {
  api = await openTestApi({ config: { shopOrigins: { corporate: 'https://corporate.test' } } });
  shop = operatorOf(api);
  await shop('settings', 'set', 'ORDER.RETURN.DAYS', '30', '--channel', CHANNEL);
  await signIn();
  const [standard, ...others] = await wellStockedProducts(api.db, 30, { channel: CHANNEL });
  const reduced = others.find(({ productModelId }) => productModelId !== standard!.productModelId)!;
  const ofModel = eq(productModels.id, reduced.productModelId);
  await api.db.update(productModels).set({ taxRate: 8 }).where(ofModel);
  products = [standard!, reduced];
});
afterAll(() => api.close());

async function signIn(): Promise<void> {
  buyer = { channel: CHANNEL, token: await api.signIn('buyer@example.jp', CHANNEL) };
  another = { channel: CHANNEL, token: await api.signIn('member@example.jp', CHANNEL) };
}

const lines = () => products.map(({ key }) => ({ product_key: key, quantity: 3 }));
const place = (who: Shopper = buyer) => placeInvoicedOrder(api, lines(), who);
const invoiceOf = async ({ id }: InvoicedOrder) =>
  (await api.call(getInvoiceSpec, { params: { id } }, buyer)).body;
const download = ({ id }: InvoicedOrder, { token }: Shopper = buyer) =>
  api.request(`/v1/me/orders/${id}/download/invoice`, {
    headers: { 'channel-id': CHANNEL, authorization: `Bearer ${token ?? ''}` },
  });
const textOf = async (order: InvoicedOrder) => {
  const response = await download(order);
  expect(response.status).toBe(200);
  return (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
};
const refusal = async (order: InvoicedOrder): Promise<readonly unknown[]> => {
  const response = await download(order);
  const body: unknown = await response.json();
  return [response.status, body];
};
const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;

async function giveBack(order: InvoicedOrder, refund: number): Promise<void> {
  const { body } = await api.call(getOrderSpec, { params: { id: order.id } }, buyer);
  const items = [{ order_item_id: body.items[0]!.id, quantity: 1 }];
  const asked = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
  const made = await api.call(createOrderReturnSpec, { params: { id: order.id }, body: asked }, buyer);
  const { number } = made.body.returns[0]!;
  await shop('returns', 'approve', number, '--instructions', '着払いで');
  const { code } = await shop('returns', 'complete', number, '--restock', 'none', '--refund', String(refund));
  expect(code).toBe(0);
}

it('[choice-payment-2] is there once the goods have left, and has all that a qualified invoice needs', async () => {
  const order = await place();
  const before = await invoiceOf(order);
  // Nothing is due before the goods have left.
  expect(before).toMatchObject({
    due_on: null,
    is_issuable: false,
    reason: '商品の発送後に、請求書をダウンロードいただけます',
  });
  expect(await refusal(order)).toEqual([422, { code: 'invoice.not_issuable', message: before.reason }]);
  api.clock.advance(4 * DAY_MS);
  await signIn();
  await shipInvoicedOrder(api, order);
  expect(await invoiceOf(order)).toEqual({
    order_no: order.no,
    total_payment: order.total,
    due_on: '2026-07-31',
    is_paid: false,
    is_qualified: true,
    is_issuable: true,
    reason: null,
  });
  const { body } = await api.call(getOrderSpec, { params: { id: order.id } }, buyer);
  expect(body.payment.due_on).toBe('2026-07-31');
  const response = await download(order);
  expect(decodeURIComponent(response.headers.get('x-suggested-filename') ?? '')).toBe(
    `請求書_${order.no}.pdf`,
  );
  const { text } = await readPdf(new Uint8Array(await response.arrayBuffer()));
  for (const part of [
    '請求書',
    '株式会社さとう商店購買部佐藤健様',
    `請求書番号:I-${order.no}`,
    '取引年月日:2026年6月14日',
    'お支払い期限2026年7月31日(金)',
    'お振込先みどり銀行本店営業部普通1234567カ)カナメセイサクシヨ',
    '振込手数料は、お客様のご負担でお願いいたします。',
    '登録番号:T2345678901234',
    '※は軽減税率(8%)対象です。',
    `合計(税込)${yen(order.total)}`,
    ...body.amount_by_tax_rate.flatMap(({ tax_rate, taxable_amount, tax_amount }) => [
      `${tax_rate}%対象${tax_rate === 8 ? '(※軽減税率)' : ''}(税抜)${yen(taxable_amount)}`,
      `消費税(${tax_rate}%)${yen(tax_amount)}`,
    ]),
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('適格請求書(インボイス)ではありません');
});

it('belongs to its buyer alone, and to orders that are paid by invoice', async () => {
  const order = await place();
  await shipInvoicedOrder(api, order);
  for (const response of [await download(order, another), await download({ ...order, id: 2_000_000_000 })])
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 'order.not_found', message: '注文が見つかりません' },
    ]);
  expect((await download(order, { token: '' })).status).toBe(401);
  const ofOrder = eq(orderPayments.orderId, order.id);
  await api.db.update(orderPayments).set({ paymentId: 1 }).where(ofOrder);
  expect(await refusal(order)).toMatchObject([
    422,
    { message: '請求書でのお支払いではないため、請求書はありません' },
  ]);
});

it('is about what was kept after a return, and ends with a cancellation or once nothing is left', async () => {
  const cancelled = await place();
  await api.call(cancelOrderSpec, { params: { id: cancelled.id }, body: {} }, buyer);
  expect(await refusal(cancelled)).toMatchObject([
    422,
    { message: 'キャンセルされたご注文の請求書は発行できません' },
  ]);
  const order = await place();
  await shipInvoicedOrder(api, order);
  await giveBack(order, 1000);
  expect(await invoiceOf(order)).toMatchObject({ total_payment: order.total - 1000, is_issuable: true });
  const text = await textOf(order);
  expect(text).toContain(`ご請求金額(税込)¥${(order.total - 1000).toLocaleString('ja-JP')}−`);
  expect(text).toContain('返品によるご請求の減額1,000円(税込)を差し引いた金額です。');
  expect(text).toContain('訂正日:2026年6月14日');
  await giveBack(order, order.total - 1000);
  expect(await refusal(order)).toMatchObject([
    422,
    { message: '返品により、お支払いいただく金額がなくなりました' },
  ]);
});

it('says that it is paid, and asks for no second transfer', async () => {
  const order = await place();
  await shipInvoicedOrder(api, order);
  await shop('orders', 'paid', order.no);
  expect(await invoiceOf(order)).toMatchObject({ is_paid: true, due_on: null, is_issuable: true });
  const text = await textOf(order);
  for (const part of ['ご入金済み', 'ご入金日:2026年6月14日', '重ねてのお支払いは不要です'])
    expect(text).toContain(part);
  for (const part of ['お振込先', '振込手数料', 'お支払い期限']) expect(text).not.toContain(part);
});

it.each([
  ['of a company: with its statement', true],
  ['of nobody’s account: until its own day', false],
] as const)('the mails say where it is, and when it is to be paid, %s', async (_whose, isOnAccount) => {
  const order = await place();
  if (!isOnAccount)
    await api.db.update(orderPayments).set({ companyId: null }).where(eq(orderPayments.orderId, order.id));
  await shipInvoicedOrder(api, order);
  const about = (await api.mailbox()).filter(({ subject }) => subject.includes(order.no));
  const [shipped] = about.filter(({ subject }) => subject.includes('発送'));
  const [placed] = about.filter(({ subject }) => subject.includes('ご注文ありがとう'));
  expect(placed?.text).toContain(
    '請求書（PDF）は、商品の発送後に、注文詳細の画面からダウンロードいただけます。お支払い期限は、請求書に記載します。',
  );
  expect(placed?.text).not.toContain('お支払い期限：');
  for (const part of [
    '株式会社さとう商店\n購買部\n佐藤 健 様',
    '請求書（PDF）は、注文詳細の画面からダウンロードいただけます。',
  ])
    expect(shipped?.text).toContain(part);
  const statement = '締め日ごとの合計請求書にまとめてご請求します。';
  expect(shipped?.text.includes(statement)).toBe(isOnAccount);
  expect(/お支払い期限：2026\.\d\d\.\d\d/.test(shipped?.text ?? '')).toBe(!isOnAccount);
  expect(placed?.text).toContain(`https://corporate.test/mypage/order_history/${order.id}`);
});

describe('where settings are missing', () => {
  it('a document without registration number says that it is no qualified one, and the operator is told', async () => {
    await api.db.update(documentIssuers).set({ registrationNumber: '' });
    const order = await place();
    await shipInvoicedOrder(api, order);
    expect(await invoiceOf(order)).toMatchObject({ is_qualified: false, is_issuable: true });
    expect(await textOf(order)).toContain('適格請求書(インボイス)ではありません');
    expect((await shop('status')).out).toContain('INVOICE.REGISTRATION_NUMBER');
  });

  it('without an account there is no invoice, and the operator is told; one that is named later is taken', async () => {
    const [settings] = await api.db.select().from(checkoutSettings);
    await api.db.update(checkoutSettings).set({ bankAccount: NO_ACCOUNT });
    const order = await place();
    await shipInvoicedOrder(api, order);
    expect(await refusal(order)).toMatchObject([
      422,
      { message: 'お振込先をご案内する準備ができていません。お手数ですが、お問い合わせください' },
    ]);
    const said = (await shop('status')).out;
    expect(said).toContain('お振込先がないため、請求書を発行できません（ORDER.BANK.*）');
    // Of the two shops that offer payment by invoice.
    expect(said.match(/ORDER\.BANK/g)).toHaveLength(2);
    await api.db.update(checkoutSettings).set({ bankAccount: settings!.bankAccount });
    expect(await textOf(order)).toContain('みどり銀行');
  });
});
