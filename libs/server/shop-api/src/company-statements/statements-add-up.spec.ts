import { cancelOrderSpec } from '@shop/contract/orders/cancel-order';
import { PAYMENTS } from '@shop/contract/payments/payment-method';
import { productsOfBothRates } from '@shop/testing-api/billed-company';
import { checkInvariants } from '@shop/testing-api/check-invariants';
import { addCompany } from '@shop/testing-api/company';
import { openTestApi, type TestApi } from '@shop/testing-api/open-test-api';
import { type Operator, operatorOf } from '@shop/testing-api/operator';
import { createCoupon, memberId, setPoints } from '@shop/testing-api/points-and-coupons';
import { openRepeatedCart } from '@shop/testing-api/repeated-cart';
import { returnShare } from '@shop/testing-api/return-share';
import { SOAK_FACTOR } from '@shop/testing-api/soak-factor';
import { closeStatementsOn } from '@shop/testing-api/statements';
import { setStock } from '@shop/testing-api/stock';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { readCredit } from '../companies/company-credit';
import {
  channels,
  companies,
  companyStatementLines,
  companyStatements,
  orderPayments,
  orderReturns,
  orders,
  orderTaxAmounts,
  rateCounters,
} from '../db/schema';
import { type IssuerRow, loadIssuer } from '../pdf-documents/issuer-store';
import { taxesLeft } from '../pdf-documents/receipt-figures';
import { addDays } from '../tokyo-time/tokyo-day';
import { sumLines } from './statement-lines';
import { statementDocument } from './statement-document';
import { loadStatementLines } from './statement-store';

/** 60 orders here; the soak multiplies the runs to 2,000 orders. */
const RUNS = 4;
const ORDERS_OF_A_RUN = SOAK_FACTOR > 1 ? 10 : 15;
const LIMIT_PER_RUN_MS = 30_000;
const CHANNEL = 'corporate';
const BUYER = 'member@example.jp';
const PLENTY = 1_000_000;
/** Closed at the end of each month, from the clock's first one on. */
const CLOSINGS = ['2026-06-30', '2026-07-31', '2026-08-31'] as const;

/** What is ordered in which month, and what becomes of it. */
interface RandomOrder {
  readonly month: number;
  readonly standard: number;
  readonly reduced: number;
  readonly coupon: 'none' | 'amount' | 'percent';
  readonly points: number;
  readonly fate: 'waits' | 'cancelled' | 'paid-alone' | 'shipped' | 'delivered';
  /** Which part of what is left comes back in each month from its own on; 0: nothing. */
  readonly back: readonly number[];
}

interface Placed extends RandomOrder {
  readonly id: number;
  readonly no: string;
}

let api: TestApi;
let shop: Operator;
let token: string;
let products: Awaited<ReturnType<typeof productsOfBothRates>>;
let issuer: IssuerRow;
let channelId: number;
let company: typeof companies.$inferSelect;
let coupons = 0;
let runs = 0;
/** Signed in anew each month. */
const member = {
  channel: CHANNEL,
  get token() {
    return token;
  },
};
beforeAll(async () => {
  // Responses are not what is looked at here.
  api = await openTestApi({ config: { checkResponses: false } });
  shop = operatorOf(api);
  products = await productsOfBothRates(api);
  for (const { id } of products) await setStock(api.db, id, PLENTY);
  const [channel] = await api.db.select().from(channels).where(eq(channels.key, CHANNEL));
  channelId = channel!.id;
  issuer = await loadIssuer(api.db, channel!);
  await shop('settings', 'set', 'ORDER.RETURN.DAYS', '365', '--channel', CHANNEL);
});
afterAll(() => api.close());

const done = async (command: ReturnType<Operator>) => expect(await command).toMatchObject({ code: 0 });

/** A member uses a coupon once. */
function newCoupon(discountKind: 'amount' | 'percent'): Promise<number> {
  coupons += 1;
  const discountValue = discountKind === 'amount' ? 777 : 13;
  const code = `MONTH${coupons}`;
  return createCoupon(api.db, api.clock.now(), { code, discountKind, discountValue, channelId });
}

async function place(cart: Awaited<ReturnType<typeof openRepeatedCart>>, one: RandomOrder): Promise<Placed> {
  const { standard, reduced, coupon, points, fate } = one;
  const { order_id: id, order_no: no } = await cart.order({
    lines: [
      { product: products[0], quantity: standard },
      { product: products[1], quantity: reduced },
    ].filter(({ quantity }) => quantity > 0),
    couponIds: coupon === 'none' ? [] : [await newCoupon(coupon)],
    pointShare: points,
    paymentId: PAYMENTS.deferredInvoice,
  });
  if (fate === 'cancelled') await api.call(cancelOrderSpec, { params: { id }, body: {} }, member);
  if (hasLeft(fate)) await done(shop('orders', 'shipped', no, '--tracking', no));
  if (fate === 'delivered') await done(shop('orders', 'delivered', no));
  if (fate === 'paid-alone') await done(shop('orders', 'paid', no));
  return { ...one, id, no };
}

const hasLeft = (fate: RandomOrder['fate']) => fate !== 'waits' && fate !== 'cancelled';

const sumOf = (rows: readonly { readonly amount: number }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Everything that the company was ever billed is what its orders cost and gave back, by order and by rate. */
async function checkLines(placed: readonly Placed[], closingOn: string): Promise<void> {
  const lines = await api.db.select().from(companyStatementLines);
  for (const { id, fate, month } of placed) {
    const ofOrder = lines.filter(({ orderId }) => orderId === id);
    const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
    const isBillable = order!.totalPayment > 0 && (fate === 'shipped' || fate === 'delivered');
    const own = ofOrder.filter(({ returnId }) => returnId === null);
    // Some wait where more came back than was sent.
    if (own.length === 0) continue;
    expect(isBillable && CLOSINGS[month]! <= closingOn).toBe(true);
    const returns = await api.db.select().from(orderReturns).where(eq(orderReturns.orderId, id));
    const billed = returns.filter((one) => ofOrder.some(({ returnId }) => returnId === one.id));
    const refund = billed.reduce((sum, one) => sum + (one.refund ?? 0), 0);
    const back = billed.reduce((sum, one) => sum + one.pointsRefunded, 0);
    const rows = await api.db.select().from(orderTaxAmounts).where(eq(orderTaxAmounts.orderId, id));
    const taxes = rows
      .map(({ taxRate: rate, taxableAmount: taxable, taxAmount: tax }) => ({ rate, taxable, tax }))
      .toSorted((a, b) => b.rate - a.rate);
    expect(own).toHaveLength(1);
    expect(sumLines(ofOrder)).toEqual({
      payment: order!.totalPayment - refund,
      point: order!.totalPoint - back,
      taxes: refund + back === 0 ? taxes : taxesLeft(taxes, refund + back),
    });
  }
}

/** Every statement adds up to the yen, on paper too. */
async function checkStatements(): Promise<void> {
  for (const statement of await ownStatements()) {
    const lines = await loadStatementLines(api.db, statement.id);
    const document = statementDocument({ statement, lines, account: null }, { issuer, now: api.clock.now() });
    const { payment, point } = sumLines(lines.map(({ line }) => line));
    expect([payment, document.amount]).toEqual([statement.totalPayment, statement.totalPayment]);
    expect([document.entries ?? [], document.sums].map(sumOf)).toEqual([payment + point, payment + point]);
    expect(document.taxes.reduce((sum, { taxable, tax }) => sum + taxable + tax, 0)).toBe(payment + point);
    expect(document.totals.at(-1)?.amount).toBe(payment);
  }
}

/** The credit that is used is what statements still ask, and what none has asked yet. */
async function checkCredit(placed: readonly Placed[]): Promise<void> {
  const open = (await ownStatements()).filter(({ paidAt }) => paidAt === null);
  let expected = open.reduce((sum, { totalPayment }) => sum + totalPayment, 0);
  const lines = await api.db.select().from(companyStatementLines);
  for (const { id } of placed) {
    const [order] = await api.db.select().from(orders).where(eq(orders.id, id));
    const [payment] = await api.db.select().from(orderPayments).where(eq(orderPayments.orderId, id));
    if (payment!.isPaid || order!.status === 'cancelled') continue;
    const ofOrder = lines.filter(({ orderId }) => orderId === id);
    if (ofOrder.length === 0) expected += order!.totalPayment;
    const returns = await api.db.select().from(orderReturns).where(eq(orderReturns.orderId, id));
    for (const one of returns)
      if (!ofOrder.some(({ returnId }) => returnId === one.id)) expected -= one.refund ?? 0;
  }
  expect((await readCredit(api.db, company)).used).toBe(expected);
}

async function beginCompany(): Promise<void> {
  api.clock.set(`${CLOSINGS[0].slice(0, 7)}-01T12:00:00+09:00`);
  const before = `SUMS${runs}`;
  if (runs > 0) await done(shop('companies', 'assign', before, BUYER, 'none', '--channel', CHANNEL));
  runs += 1;
  const code = `SUMS${runs}`;
  await addCompany(api, code, { [BUYER]: 'both' });
  const [added] = await api.db.select().from(companies).where(eq(companies.code, code));
  company = added!;
}

const ownStatements = () =>
  api.db.select().from(companyStatements).where(eq(companyStatements.companyId, company.id));

/** Three months of a company of its own: orders and returns, then the closing, then perhaps a payment. */
async function runHistory(some: readonly RandomOrder[], paid: readonly number[]): Promise<void> {
  const placed: Placed[] = [];
  await beginCompany();
  for (const [month, closingOn] of CLOSINGS.entries()) {
    api.clock.set(`${closingOn.slice(0, 7)}-12T12:00:00+09:00`);
    await api.db.delete(rateCounters);
    token = await api.signIn(BUYER, CHANNEL);
    await setPoints(api.db, await memberId(api.db, BUYER, CHANNEL), PLENTY, api.clock.now());
    const cart = await openRepeatedCart(api, products[0], member);
    for (const one of some) if (one.month === month) placed.push(await place(cart, one));
    for (const one of placed) {
      const share = one.back[month - one.month] ?? 0;
      if (hasLeft(one.fate) && share > 0) await returnShare(api, one.id, share, member);
    }
    await closeStatementsOn(api, addDays(closingOn, 1));
    await checkLines(placed, closingOn);
    await checkStatements();
    await checkCredit(placed);
    const open = (await ownStatements()).filter(({ paidAt }) => paidAt === null);
    const chosen = open[paid[month] ?? open.length];
    if (chosen !== undefined) await done(shop('statements', 'paid', chosen.number));
    await checkCredit(placed);
  }
  await checkInvariants(api.db);
}

it(
  'statements of any orders, returns and payments add up to what the orders cost, to the yen, and so does the credit',
  async () => {
    const order = fc.record<RandomOrder>({
      month: fc.constantFrom(0, 0, 0, 1, 1, 2),
      standard: fc.integer({ min: 0, max: 7 }),
      reduced: fc.integer({ min: 1, max: 7 }),
      coupon: fc.constantFrom('none', 'amount', 'percent'),
      points: fc.constantFrom(0, 0, 0.137, 0.5, 1),
      fate: fc.constantFrom('waits', 'cancelled', 'paid-alone', 'shipped', 'shipped', 'delivered'),
      back: fc.array(fc.constantFrom(0, 0.01, 0.137, 0.37, 0.37, 1), {
        minLength: CLOSINGS.length,
        maxLength: CLOSINGS.length,
      }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(order, { minLength: ORDERS_OF_A_RUN, maxLength: ORDERS_OF_A_RUN }),
        fc.array(fc.nat({ max: 2 }), { minLength: CLOSINGS.length, maxLength: CLOSINGS.length }),
        runHistory,
      ),
      { numRuns: RUNS, seed: 20260610 },
    );
    expect(await api.db.$count(companyStatements)).toBeGreaterThan(RUNS);
  },
  RUNS * LIMIT_PER_RUN_MS * SOAK_FACTOR,
);
