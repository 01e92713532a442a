import { writeFile } from 'node:fs/promises';
import { checkGuestReceiptSpec } from '@shop/contract/receipts/check-guest-receipt';
import { getGuestReceiptSpec } from '@shop/contract/receipts/get-guest-receipt';
import { updateGuestReceiptSpec } from '@shop/contract/receipts/update-guest-receipt';
import { updateReceiptSpec } from '@shop/contract/receipts/update-receipt';
import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { decideCart, createReadyCart, type Shopper } from '@shop/testing-api/checkout';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { readPdf } from '@shop/testing-api/read-pdf';
import { wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import { channels, documentIssuers, orderReceipts, orders } from '../db/schema';

const REGISTRATION = 'T1234567890123';
const THREE_YEARS_MS = 3 * 366 * 24 * 60 * 60 * 1000;

let api: TestApi;
let shop: Operator;
let member: Shopper;
let second: Shopper;
let products: { readonly key: string; readonly name: string; readonly price: number }[];
beforeAll(async () => {
  api = await openTestApi();
  shop = operatorOf(api);
  member = { token: await api.signIn('member@example.jp') };
  second = { token: await api.signIn('second@example.jp') };
  products = [
    ...(await wellStockedProducts(api.db, 1)),
    ...(await wellStockedProducts(api.db, 1, { taxRate: 8 })),
  ];
  const [channel] = await api.db.select().from(channels).where(eq(channels.key, 'default'));
  const issuer = {
    channelId: channel!.id,
    name: '株式会社 木もれ日商会',
    postalCode: '3300854',
    address: '埼玉県さいたま市大宮区桜木町1-2-3',
    phoneNumber: '048-000-1234',
    registrationNumber: REGISTRATION,
    quotationDays: 30,
  };
  await api.db
    .insert(documentIssuers)
    .values(issuer)
    .onConflictDoUpdate({ target: documentIssuers.channelId, set: issuer });
});
afterAll(() => api.close());

async function place(shopper: Shopper = member, { isPaid = true } = {}) {
  const wanted = products.map(({ key }, index) => ({ product_key: key, quantity: index + 2 }));
  const { body } = await decideCart(api, await createReadyCart(api, wanted, shopper), shopper);
  if (isPaid) await shop('orders', 'paid', body.order_no);
  return { ...body, t: body.receipt_token };
}
type Placed = Awaited<ReturnType<typeof place>>;

const headersOf = ({ token, channel = 'default' }: Shopper) => ({
  'channel-id': channel,
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});
const download = (path: string, shopper: Shopper) => api.request(path, { headers: headersOf(shopper) });
const own = ({ order_id }: Placed, shopper = member) =>
  download(`/v1/me/orders/${order_id}/download/receipt`, shopper);
const guest = ({ order_no, t }: { order_no: string; t: string }, channel = 'default') =>
  download(`/v1/orders/${order_no}/download/receipt?t=${t}`, { channel });
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const textOf = async (response: Response) => (await readPdf(await bytesOf(response))).text;
const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;

it('[call-get-v1-me-orders-id-download-receipt, header-x-suggested-filename] is a qualified invoice with the stored figures', async () => {
  const order = await place();
  const [stored] = await api.db.select().from(orders).where(eq(orders.id, order.order_id));
  const response = await own(order);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const name = encodeURIComponent(`領収書_${order.order_no}.pdf`);
  expect(response.headers.get('x-suggested-filename')).toBe(name);
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
  const bytes = await bytesOf(response);
  if (process.env.SHOP_WRITE_PDF !== undefined) await writeFile(process.env.SHOP_WRITE_PDF, bytes);
  expect(bytes.length).toBeLessThan(100_000);
  const { text, pages, title } = await readPdf(bytes);
  expect([pages, title]).toEqual([1, '領収書']);
  const [standard, reduced] = products.map(({ price }, index) => price * (index + 2)) as [number, number];
  const total = standard + (stored!.amountsWithTax?.carriage ?? 0);
  const [tax, reducedTax] = [Math.floor((total * 10) / 110), Math.floor((reduced * 8) / 108)];
  for (const part of [
    '領収書',
    `R-${order.order_no}`,
    '発行日:2026年6月10日',
    '取引日:2026年6月10日',
    'ご入金日:2026年6月10日',
    'お品代として',
    '上記の金額を正に領収いたしました。',
    '株式会社木もれ日商会',
    '〒330-0854',
    `登録番号:${REGISTRATION}`,
    `10%対象(税抜)${yen(total - tax)}`,
    `消費税(10%)${yen(tax)}`,
    `8%対象(※軽減税率)(税抜)${yen(reduced - reducedTax)}`,
    `消費税(8%)${yen(reducedTax)}`,
    `合計(税込)${yen(order.total_payment)}`,
    '※は軽減税率(8%)対象です。',
    '収入印紙',
  ])
    expect(text).toContain(part);
  expect(text).toContain(`${products[1]!.name.replace(/\s/g, '').normalize('NFKC')}※`);
  expect(text).not.toContain('再発行');
});

it('[call-put-v1-me-orders-id-download-receipt] contains the addressee and proviso that were entered', async () => {
  const order = await place();
  const body = { addressee: '髙﨑商事㈱ 総務部①', honorific: '御中' as const, proviso: '記念品代として' };
  const put = await api.call(updateReceiptSpec, { params: { id: order.order_id }, body }, member);
  expect(put.body).toMatchObject({ ...body, order_no: order.order_no, is_issuable: true, issued_count: 0 });
  const text = await textOf(await own(order));
  expect(text).toContain('髙﨑商事(株)総務部1御中');
  expect(text).toContain('記念品代として');
});

it.each([
  [{ addressee: 'あ'.repeat(61) }, 'addressee'],
  [{ honorific: '殿様' }, 'honorific'],
  [{ proviso: 'あ'.repeat(41) }, 'proviso'],
])('rejects %j', async (body, field) => {
  const order = await place();
  const { error } = await api.callWith(updateReceiptSpec, { params: { id: order.order_id }, body }, member);
  expect(Object.keys(error.errors ?? {})).toEqual([field]);
});

it('marks every copy but the first as 再発行, also with concurrent requests', async () => {
  const order = await place({});
  const responses = await Promise.all(Array.from({ length: 8 }, () => guest(order)));
  const texts = await Promise.all(responses.map(textOf));
  expect(texts.filter((text) => !text.includes('再発行'))).toHaveLength(1);
  const [row] = await api.db.select().from(orderReceipts).where(eq(orderReceipts.orderId, order.order_id));
  expect(row?.issuedCount).toBe(8);
  api.clock.advance(24 * 60 * 60 * 1000);
  const later = await textOf(await guest(order));
  expect(later).toContain('再発行日:2026年6月11日');
  expect(later).toContain('発行日:2026年6月10日');
  api.clock.advance(-24 * 60 * 60 * 1000);
});

it('is not available before the payment, nor for a cancelled order', async () => {
  const unpaid = await place(member, { isPaid: false });
  const guests = await place({}, { isPaid: false });
  const rejection = { code: 'receipt.not_issuable', message: 'ご入金の確認後に、領収書を発行できます' };
  for (const response of [await own(unpaid), await guest(guests)]) {
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual(rejection);
  }
  const paid = await place();
  await api.call(cancelOrderSpec, { params: { id: paid.order_id }, body: {} }, member);
  expect(await (await own(paid)).json()).toMatchObject({
    message: 'キャンセルされたご注文の領収書は発行できません',
  });
  expect(await api.db.$count(orderReceipts, eq(orderReceipts.orderId, paid.order_id))).toBe(0);
});

it('[call-get-v1-orders-no-check-receipt, call-get-v1-orders-no-guest-receipt, call-put-v1-orders-no-guest-receipt, call-get-v1-orders-no-download-receipt, entity-guest-receipt-data, notshown-account-guest-receipt-fields, entity-guest-receipt-check-result, role-guest] is available to a guest with order number and token', async () => {
  const order = await place({});
  const input = { params: { no: order.order_no }, query: { t: order.t } };
  const check = await api.call(checkGuestReceiptSpec, input);
  expect(check.body).toEqual({ order_no: order.order_no, is_issuable: true, reason: null });
  expect(check.headers.get('referrer-policy')).toBe('no-referrer');
  const stored = {
    order_no: order.order_no,
    ordered_at: order.ordered_at,
    total_payment: order.total_payment,
    addressee: '',
    honorific: '様' as const,
    proviso: '',
    is_issuable: true,
    reason: null,
    issued_count: 0,
  };
  expect((await api.call(getGuestReceiptSpec, input)).body).toEqual(stored);
  const receiptInfo = { addressee: '山田商店', honorific: '御中' as const, proviso: '記念品代として' };
  const put = await api.callWith(updateGuestReceiptSpec, { ...input, body: { receiptInfo } });
  expect([put.status, put.body]).toEqual([200, { ...stored, ...receiptInfo }]);
  expect((await api.call(getGuestReceiptSpec, input)).body).toEqual({ ...stored, ...receiptInfo });
  const text = await textOf(await guest(order));
  for (const part of ['山田商店御中', receiptInfo.proviso]) expect(text).toContain(part);
  expect((await api.call(getGuestReceiptSpec, input)).body.issued_count).toBe(1);
  expect(api.logLines.join('\n')).not.toContain(order.t);
});

it('[call-get-v1-orders-no-download-receipt] responds the same 404 to everybody else', async () => {
  const order = await place({});
  const other = await place({});
  const mine = await place();
  const unknown = { code: 'order.not_found', message: '注文が見つかりません' };
  const wrong = [
    guest({ order_no: order.order_no, t: other.t }),
    guest({ order_no: order.order_no, t: 'x' }),
    guest({ order_no: 'D000000-00000000', t: order.t }),
    guest(order, 'gift'),
    own(mine, second),
    own({ ...mine, order_id: 2_000_000_000 }),
    own(order, member),
  ];
  for (const response of await Promise.all(wrong)) {
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual(unknown);
  }
  const { error } = await api.call(
    updateGuestReceiptSpec,
    { params: { no: order.order_no }, query: { t: other.t }, body: { addressee: 'よそ' } },
    {},
  );
  expect(error).toEqual(unknown);
  api.clock.advance(THREE_YEARS_MS);
  expect((await guest(order)).status).toBe(404);
  api.clock.advance(-THREE_YEARS_MS);
});

it('opens a member’s order for nobody who has not signed in', async () => {
  const { order_no, order_id, t } = await place();
  const unknown = [404, { code: 'order.not_found', message: '注文が見つかりません' }];
  const input = { params: { no: order_no }, query: { t } };
  for (const { status, error } of [
    await api.call(getGuestReceiptSpec, input),
    await api.call(checkGuestReceiptSpec, input),
    await api.call(updateGuestReceiptSpec, { ...input, body: { addressee: 'よそ' } }),
  ])
    expect([status, error]).toEqual(unknown);
  const file = await guest({ order_no, t });
  expect([file.status, await file.json()]).toEqual(unknown);
  expect(await api.db.$count(orderReceipts, eq(orderReceipts.orderId, order_id))).toBe(0);
});

it('limits the receipts per hour', async () => {
  const order = await place({});
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1) statuses.push((await guest(order)).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});
