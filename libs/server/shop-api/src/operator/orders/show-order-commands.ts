import { formatYen } from '@shop/format/format-yen';
import { ORDER_STATUS_NAMES, type OrderStatus } from '@shop/contract/orders/order-status';
import { and, desc, eq } from 'drizzle-orm';
import { channels, orderPayments, orders } from '../../db/schema';
import { loadOrderDetail } from '../../orders/order-store';
import { isRefundDue } from '../../orders/refund-by-hand';
import { shopCommand } from '../command/operator-command';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';
import { priceSumsOf } from '../../site/front-settings';
import { requireChannel } from '../require-channel';
import { describeOrder } from './describe-order';
import { findShopOrder } from './find-order';
import { paidWord, refundWord } from './order-words';

/** A state of lists alone: cancelled orders whose money the shop still has to give back. */
const REFUND_DUE = 'refund-due';

const list = listCommand({
  name: 'orders list',
  ja: '注文を新しい順に表示します',
  en: 'lists orders, newest first',
  states: { ...ORDER_STATUS_NAMES, [REFUND_DUE]: '返金待ち' },
  day: { ja: 'ご注文日', en: 'ordered' },
  none: '注文はありません。 No orders.',
  read: (db, { state, channelId, limit, offset, ...period }) =>
    db
      .select({ order: orders, payment: orderPayments, channel: channels.key })
      .from(orders)
      .innerJoin(channels, eq(channels.id, orders.channelId))
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .where(and(inState(state), ofChannel(orders.channelId, channelId), within(orders.orderedAt, period)))
      .orderBy(desc(orders.id))
      .limit(limit)
      .offset(offset),
  lineOf: ({ order, payment, channel }) =>
    [
      order.orderNo,
      tokyoTime(order.orderedAt),
      channel,
      `${ORDER_STATUS_NAMES[order.status]}（${order.status}）`,
      paidWord(payment.isPaid),
      formatYen(order.totalPayment),
      ...refundWord({ order, payment }),
    ].join('  '),
  columns: {
    order_no: ({ order }) => order.orderNo,
    ordered_at: ({ order }) => tokyoTimestamp(order.orderedAt),
    channel: ({ channel }) => channel,
    status: ({ order }) => order.status,
    is_paid: ({ payment }) => payment.isPaid,
    payment_name: ({ payment }) => payment.paymentName,
    total_payment: ({ order }) => order.totalPayment,
    is_refund_due: (row) => refundWord(row)[0] === '返金待ち',
    refunded_at: ({ payment }) => (payment.refundedAt === null ? null : tokyoTimestamp(payment.refundedAt)),
    orderer_company_name: ({ order }) => order.ordererCompanyName,
    orderer_name: ({ order }) => order.ordererName,
    orderer_email: ({ order }) => order.ordererEmail,
  },
});

const inState = (state: OrderStatus | typeof REFUND_DUE | null) => {
  if (state === null) return undefined;
  return state === REFUND_DUE ? isRefundDue : eq(orders.status, state);
};

const show = shopCommand({
  name: 'orders show',
  words: [{ name: 'NO' }],
  options: [],
  ja: '注文を表示します',
  en: 'shows one order',
  async run({ db, print }, args) {
    const { order, channel } = await findShopOrder(db, args.value('NO'));
    const detail = await loadOrderDetail(db, order);
    const sums = priceSumsOf(await requireChannel(db, channel));
    for (const line of describeOrder(detail, channel, sums)) print(line);
  },
});

export const showOrderCommands = [list, show];
