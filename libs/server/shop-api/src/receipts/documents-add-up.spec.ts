import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { getOrderSpec } from '@shop/contract/orders/get-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { createOrderReturnSpec } from '@shop/contract/returns/create-order-return';
import type { Shopper } from '@shop/testing-api/checkout';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { readPdf } from '@shop/testing-api/read-pdf';
import { openRepeatedCart } from '@shop/testing-api/repeated-cart';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { setStock, type StockedProduct, wellStockedProducts } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { documentIssuers, orders, paymentMethods, rateCounters } from '../db/schema';
import { loadOrderDetail } from '../orders/order-store';
import type { ShopDocument } from '../pdf-documents/shop-document';
import { orderQuotation } from '../quotations/order-quotation';
import { invoiceDocument } from '../invoices/invoice-document';
import { returnedAmounts } from '../returns/returned-amounts';
import { receiptDocument } from './receipt-document';
import { findReceipt } from './receipt-store';

/** 100 orders here; the soak multiplies the runs to 1,000 orders. */
const RUNS = 20;
const ORDERS_OF_A_RUN = SOAK_FACTOR > 1 ? 1 : 5;
const LIMIT_PER_ORDER_MS = 10_000;
const PLENTY = 1_000_000;
const POINTS = 1_000_000_000;
const NOTHING = { refund: 0, pointsRefunded: 0 };

/** What is ordered, and what becomes of it. */
interface RandomOrder {
  readonly standard: number;
  readonly reduced: number;
  readonly coupon: 'none' | 'amount' | 'percent';
  readonly points: number;
  readonly isByInvoice: boolean;
  readonly fate:
    'unpaid' | 'paid' | 'cancelled' | 'paid-cancelled' | 'shipped' | 'returned' | 'paid-returned';
  /** The part of the total that each of up to two returns gives back. */
  readonly back: readonly number[];
}

let api: TestApi;
let member: Shopper;
let products: readonly [StockedProduct, StockedProduct];
let issuer: typeof documentIssuers.$inferSelect;
let coupons = 0;
let cart: Awaited<ReturnType<typeof openRepeatedCart>>;
beforeAll(async () => {
  // Responses are not what is looked at here.
  api = await openTestApi({ config: { checkResponses: false } });
  member = { token: await api.signIn('member@example.jp') };
  const userId = await memberId(api.db, 'member@example.jp');
  const [standard] = await wellStockedProducts(api.db, 1);
  const [reduced] = await wellStockedProducts(api.db, 1, { taxRate: 8 });
  products = [standard!, reduced!];
  issuer = (await api.db.select().from(documentIssuers))[0]!;
  for (const { id } of products) await setStock(api.db, id, PLENTY);
  await api.db
    .update(paymentMethods)
    .set({ isUsable: true })
    .where(eq(paymentMethods.paymentId, PAYMENTS.deferredInvoice));
  const ofShop = ['--channel', 'default'];
  const shop = operatorOf(api);
  await done(shop('settings', 'set', 'ORDER.RETURN.DAYS', '30', ...ofShop));
  // Invoices are for those who order for a company.
  await done(shop('companies', 'add', 'SUMS', 'さんかく商店', '--credit-limit', 'none', ...ofShop));
  await done(shop('companies', 'assign', 'SUMS', 'member@example.jp', 'buyer', ...ofShop));
  await setPoints(api.db, userId, POINTS, api.clock.now());
  cart = await openRepeatedCart(api, products[0], member);
});
afterAll(() => api.close());

/** A member uses a coupon once. */
function newCoupon(discountKind: 'amount' | 'percent'): Promise<number> {
  coupons += 1;
  const discountValue = discountKind === 'amount' ? 777 : 13;
  return createCoupon(api.db, api.clock.now(), { code: `SUM${coupons}`, discountKind, discountValue });
}

async function place({ standard, reduced, coupon, points, isByInvoice, fate, back }: RandomOrder) {
  const shop = operatorOf(api);
  const lines = [
    { product: products[0], quantity: standard },
    { product: products[1], quantity: reduced },
  ].filter(({ quantity }) => quantity > 0);
  const couponIds = coupon === 'none' ? [] : [await newCoupon(coupon)];
  const {
    order_id: id,
    order_no,
    total_payment,
  } = await cart.order({
    lines,
    couponIds,
    pointShare: points,
    paymentId: isByInvoice ? PAYMENTS.deferredInvoice : PAYMENTS.bankTransfer,
  });
  // Who transfers in advance has paid before anything leaves.
  const isPaidFirst = fate.startsWith('paid') || (hasLeft(fate) && !isByInvoice);
  if (isPaidFirst && total_payment > 0) await done(shop('orders', 'paid', order_no));
  if (hasLeft(fate)) await done(shop('orders', 'shipped', order_no, '--tracking', order_no));
  if (fate.endsWith('returned')) for (const share of back) await giveBack(id, share);
  if (fate.endsWith('cancelled')) await api.call(cancelOrderSpec, { params: { id }, body: {} }, member);
  return id;
}

const hasLeft = (fate: RandomOrder['fate']) => fate === 'shipped' || fate.endsWith('returned');

const done = async (command: ReturnType<Operator>) => expect(await command).toMatchObject({ code: 0 });

/** Returns a piece: a part of what is left to give back, in yen and in points. */
async function giveBack(id: number, share: number): Promise<void> {
  const { body: order } = await api.call(getOrderSpec, { params: { id } }, member);
  const before = await returnedAmounts(api.db, id);
  const items = [{ order_item_id: order.items[0]!.id, quantity: 1 }];
  const body = { items, reason: 'size' as const, remark: '', is_agreed: true as const };
  const asked = await api.call(createOrderReturnSpec, { params: { id }, body }, member);
  // A single piece goes back once.
  if (asked.status === 422) return;
  const number = asked.body.returns.find(({ status }) => status === 'requested')!.number;
  const shop = operatorOf(api);
  const refund = Math.floor((order.total_payment - before.refund) * share);
  const points = Math.floor((order.total_point - before.pointsRefunded) * share);
  await done(shop('returns', 'approve', number, '--instructions', '着払いで'));
  const amounts = ['--refund', String(refund), '--points', String(points)];
  await done(shop('returns', 'complete', number, '--restock', 'none', ...amounts));
}

const sumOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Every figure of a document is the order's, and they add up to the yen. */
function expectSums(document: ShopDocument, { payment, point }: { payment: number; point: number }) {
  const { taxes, sums, lines, totals } = document;
  expect(document.amount).toBe(payment);
  expect(totals.at(-1)?.amount).toBe(payment);
  expect(totals[0]?.amount).toBe(payment + point);
  expect(taxes.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0)).toBe(payment + point);
  const tax = taxes.reduce((sum, row) => sum + row.tax, 0);
  expect(sumOf(sums) + (document.priceSums === 'with-tax' ? 0 : tax)).toBe(payment + point);
  if (document.priceSums === 'without-tax') expect(sumOf(lines)).toBe(sums[0]?.amount);
}

async function checkDocuments(id: number): Promise<void> {
  const [row] = await api.db.select().from(orders).where(eq(orders.id, id));
  const detail = await loadOrderDetail(api.db, row!);
  expect(detail.payment.amount).toBe(detail.order.totalPayment);
  const figures = { payment: detail.order.totalPayment, point: detail.order.totalPoint };
  const actual = await returnedAmounts(api.db, id);
  const kept = {
    payment: figures.payment - actual.refund,
    point: figures.point - actual.pointsRefunded,
  };
  const receipt = await findReceipt(api.db, id);
  for (const priceSums of ['with-tax', 'without-tax'] as const) {
    const surroundings = { issuer, priceSums, now: api.clock.now() };
    expectSums(receiptDocument(detail, receipt, { ...surroundings, back: actual }), kept);
    expectSums(invoiceDocument({ detail, back: actual, account: null }, surroundings), kept);
    expectSums(
      receiptDocument(detail, receipt, { issuer, priceSums, back: NOTHING, now: api.clock.now() }),
      figures,
    );
    for (const share of [0.01, 0.37, 1]) {
      const back = {
        refund: Math.floor(figures.payment * share),
        pointsRefunded: Math.floor(figures.point * share),
      };
      const left = { payment: figures.payment - back.refund, point: figures.point - back.pointsRefunded };
      expectSums(receiptDocument(detail, receipt, { issuer, priceSums, back, now: api.clock.now() }), left);
    }
    expectSums(orderQuotation(detail, issuer, priceSums), figures);
  }
}

const download = (id: number, document: 'receipt' | 'quotation' | 'invoice') =>
  api.request(`/v1/me/orders/${id}/download/${document}`, {
    headers: { 'channel-id': 'default', authorization: `Bearer ${member.token ?? ''}` },
  });

/** What is printed: the total and each rate's part as the order shows them. */
async function checkPrint(id: number): Promise<void> {
  const { body: order } = await api.call(getOrderSpec, { params: { id } }, member);
  const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;
  const { refund } = await returnedAmounts(api.db, id);
  const left = order.total_payment - refund;
  const isKept = order.status !== 'cancelled' && (left > 0 || refund === 0);
  const isReceipted = isKept && order.payment.is_paid;
  const isInvoiced =
    isKept && left > 0 && order.status === 'shipped' && order.payment.payment_id === PAYMENTS.deferredInvoice;
  const receipt = await download(id, 'receipt');
  const invoice = await download(id, 'invoice');
  expect([receipt.status, invoice.status]).toEqual([isReceipted ? 200 : 422, isInvoiced ? 200 : 422]);
  const textOf = async (response: Response) =>
    (await readPdf(new Uint8Array(await response.arrayBuffer()))).text;
  const quotation = await textOf(await download(id, 'quotation'));
  expect(quotation).toContain(yen(order.total_payment));
  for (const { taxable_amount, tax_amount } of order.amount_by_tax_rate)
    expect([quotation.includes(yen(taxable_amount)), quotation.includes(yen(tax_amount))]).toEqual([
      true,
      true,
    ]);
  for (const issued of [...(isReceipted ? [receipt] : []), ...(isInvoiced ? [invoice] : [])])
    expect(await textOf(issued)).toContain(`金額(税込)¥${left.toLocaleString('ja-JP')}−`);
}

it(
  'receipt, invoice and quotation of any order add up to what was ordered, paid and kept, to the yen',
  async () => {
    const order = fc.record<RandomOrder>({
      standard: fc.integer({ min: 0, max: 7 }),
      reduced: fc.integer({ min: 1, max: 7 }),
      coupon: fc.constantFrom('none', 'amount', 'percent'),
      points: fc.constantFrom(0, 0, 0.137, 0.5, 1),
      isByInvoice: fc.boolean(),
      fate: fc.constantFrom(
        'unpaid',
        'paid',
        'cancelled',
        'paid-cancelled',
        'shipped',
        'returned',
        'paid-returned',
      ),
      back: fc.array(fc.constantFrom(0.01, 0.37, 0.5, 1), { minLength: 1, maxLength: 2 }),
    });
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: ORDERS_OF_A_RUN, maxLength: ORDERS_OF_A_RUN }),
        async (some) => {
          await api.db.delete(rateCounters);
          for (const [index, one] of some.entries()) {
            const id = await place(one);
            await checkDocuments(id);
            // Drawing and reading costs half a second: the first order of every tenth run.
            if (index === 0 && runs % 10 === 0) await checkPrint(id);
          }
          runs += 1;
        },
      ),
      { seed: 5, numRuns: RUNS, endOnFailure: true },
    );
  },
  RUNS * ORDERS_OF_A_RUN * LIMIT_PER_ORDER_MS * SOAK_FACTOR,
);
