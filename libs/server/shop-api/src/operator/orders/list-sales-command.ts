import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import { REDUCED_TAX_RATE, STANDARD_TAX_RATE } from '@shop/contract/wire/tax-rates';
import { formatYen } from '@shop/format/format-yen';
import { and, asc, eq, exists, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { rowsBy } from '../../db/rows-by';
import { orderHistories, orderPayments, orders } from '../../db/schema';
import { orderFigures } from '../../orders/order-figures';
import { loadOrderDetails, type OrderDetail } from '../../orders/order-store';
import { refundOf } from '../../orders/refund-of';
import { loadReturnsOf } from '../../returns/return-store';
import { tokyoDayOf } from '../../tokyo-time/tokyo-day';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import type { ListPeriod } from '../lists/list-period';
import { REFUND_UNDER_WAY, refundWord } from './order-words';
import { type RefundsByRate, refundsByRate } from './refunds-by-rate';

/** An order with what the shop has given back of it. */
interface Sale extends OrderDetail {
  /** Over all returns. */
  readonly refunds: RefundsByRate;
}

const dayOf = (moment: Date | null | undefined): string | null =>
  moment === null || moment === undefined ? null : tokyoDayOf(moment);
const shippedOn = ({ histories }: Sale): string | null =>
  dayOf(histories.find(({ status }) => status === 'shipped')?.changedAt);
/** The day on which the money of a cancelled order went back; in words while the payment service is at it. */
const refundedOn = (sale: Sale): string | null => {
  const [word] = refundWord(sale);
  return word === REFUND_UNDER_WAY ? word : dayOf(refundOf(sale)?.refundedAt);
};
const refundOfReturns = ({ refunds }: Sale): number => refunds.standard + refunds.reduced;
const partsOf = ({ order, items }: Sale) => orderFigures(order, items).withTax;

function taxOf({ taxes }: Sale, rate: number) {
  const found = taxes.find(({ taxRate }) => taxRate === rate);
  return { taxable: found?.taxableAmount ?? 0, tax: found?.taxAmount ?? 0 };
}

/** The days by which the books are kept: of the order, of the shipment (the last destination), of the payment. */
const SALE_DAYS = { ordered: 'ご注文日', shipped: '発送日', paid: 'ご入金日' } as const;

/** The orders whose day lies in a period; of the shipment and the payment, only those that have one. */
function onDays(db: Executor, day: keyof typeof SALE_DAYS, period: ListPeriod): SQL | undefined {
  if (day === 'ordered') return within(orders.orderedAt, period);
  if (day === 'paid') return and(isNotNull(orderPayments.paidAt), within(orderPayments.paidAt, period));
  const shipped = and(
    eq(orderHistories.orderId, orders.id),
    eq(orderHistories.status, 'shipped'),
    within(orderHistories.changedAt, period),
  );
  return exists(
    db
      .select({ one: sql`1` })
      .from(orderHistories)
      .where(shipped),
  );
}

/**
 * `orders sales`: what each order of a period came to by tax rate, for who keeps the books. Amounts are those that the order was
 * placed with; those of a cancelled order stand there too, with its state. The headings are Japanese, for a spreadsheet.
 */
export const listSalesCommand = listCommand({
  name: 'orders sales',
  ja: '注文ごとの税率別の金額を、古い順に表示します（経理用。キャンセルも状態とともに載ります）',
  en: 'lists what each order came to by tax rate, oldest first, for the books (cancelled ones too, with their state)',
  states: ORDER_STATUS_NAMES,
  isWholeInFiles: true,
  day: { ja: 'ご注文日', en: 'ordered' },
  days: SALE_DAYS,
  none: '注文はありません。 No orders.',
  async read(db, { state, channelId, limit, offset, by, ...period }) {
    const found = await db
      .select({ order: orders })
      .from(orders)
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .where(
        and(
          state === null ? undefined : eq(orders.status, state),
          ofChannel(orders.channelId, channelId),
          onDays(db, by ?? 'ordered', period),
        ),
      )
      .orderBy(asc(orders.id))
      .limit(limit)
      .offset(offset);
    const rows = found.map(({ order }) => order);
    const returns = await loadReturnsOf(
      db,
      rows.map(({ id }) => id),
    );
    const returnsOf = rowsBy(returns, ({ request }) => request.orderId);
    const details = await loadOrderDetails(db, rows);
    return details.map((detail): Sale => ({
      ...detail,
      refunds: refundsByRate(detail, returnsOf(detail.order.id)),
    }));
  },
  lineOf: (sale) => {
    const { order } = sale;
    const [standard, reduced] = [taxOf(sale, STANDARD_TAX_RATE), taxOf(sale, REDUCED_TAX_RATE)];
    return [
      order.orderNo,
      tokyoDayOf(order.orderedAt),
      ORDER_STATUS_NAMES[order.status],
      `10%対象 ${formatYen(standard.taxable)} 消費税 ${formatYen(standard.tax)}`,
      `8%対象 ${formatYen(reduced.taxable)} 消費税 ${formatYen(reduced.tax)}`,
      `お支払い ${formatYen(order.totalPayment)}`,
      ...(refundOfReturns(sale) === 0 ? [] : [`返金 ${formatYen(refundOfReturns(sale))}`]),
      ...refundWord(sale),
    ].join('  ');
  },
  columns: {
    注文番号: ({ order }) => order.orderNo,
    ご注文日: ({ order }) => tokyoDayOf(order.orderedAt),
    状態: ({ order }) => ORDER_STATUS_NAMES[order.status],
    お支払い方法: ({ payment }) => payment.paymentName,
    ご入金日: ({ payment }) => dayOf(payment.paidAt),
    発送日: shippedOn,
    '10%対象（税抜）': (sale) => taxOf(sale, STANDARD_TAX_RATE).taxable,
    '10%消費税': (sale) => taxOf(sale, STANDARD_TAX_RATE).tax,
    '8%対象（税抜）': (sale) => taxOf(sale, REDUCED_TAX_RATE).taxable,
    '8%消費税': (sale) => taxOf(sale, REDUCED_TAX_RATE).tax,
    '商品（税込）': (sale) => partsOf(sale).subtotal,
    '送料（税込）': (sale) => partsOf(sale).carriage,
    '包装・のし（税込）': (sale) => partsOf(sale).packing,
    '手数料（税込）': (sale) => partsOf(sale).payment_fee,
    'クーポン割引（税込）': (sale) => partsOf(sale).discount,
    '合計（税込）': ({ order }) => order.totalPayment + order.totalPoint,
    ポイントご利用: ({ order }) => order.totalPoint,
    お支払い金額: ({ order }) => order.totalPayment,
    '返品の返金（税込）': refundOfReturns,
    '返品の返金 10%対象（税込）': ({ refunds }) => refunds.standard,
    '返品の返金 8%対象（税込）': ({ refunds }) => refunds.reduced,
    返品の返金日: ({ refunds }) => (refunds.days.length === 0 ? null : refunds.days.join(' ')),
    キャンセルの返金日: refundedOn,
  },
});
