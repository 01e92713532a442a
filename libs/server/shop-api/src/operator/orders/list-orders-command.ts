import { formatYen } from '@shop/format/format-yen';
import { ORDER_STATUS_NAMES, type OrderStatus, PAYMENT_OPEN_NAME } from '@shop/contract/orders/order-status';
import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { channels, orderPayments, orders, orderShippings, paymentTransactions } from '../../db/schema';
import { mayShip } from '../../orders/may-ship';
import { addresseeLines, ordererNameOf } from '../../orders/addressee';
import { isUnpaid, isUnpaidOrder } from '../../orders/is-unpaid';
import { paymentState } from '../../orders/order-store';
import { refundOf } from '../../orders/refund-of';
import { isRefundDue } from '../../orders/refund-by-hand';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { ofOrders } from './of-orders';
import { paidWord, refundWord } from './order-words';

/**
 * States of lists alone: what may leave now, what has still to be paid, and cancelled orders whose money the shop still has
 * to give back.
 */
const LIST_STATES = { ready: '発送できるもの', unpaid: '未入金', 'refund-due': '返金待ち' } as const;
type ListState = OrderStatus | keyof typeof LIST_STATES;

/** `orders list`: what came in, and in which state it is. */
export const listOrdersCommand = listCommand({
  name: 'orders list',
  ja: `注文を新しい順に表示します。「${PAYMENT_OPEN_NAME}」は決済サービスでの手続きが済んでいないご注文で、まだ確定していないため --state unpaid には載りません（30分ほどで確定するか、キャンセルされます）`,
  en: 'lists orders, newest first. Orders whose shopper has not confirmed at the payment service yet do not stand: they are not among the unpaid ones, and stand or are cancelled within about 30 minutes',
  states: { ...LIST_STATES, ...ORDER_STATUS_NAMES },
  day: { ja: 'ご注文日', en: 'ordered' },
  isOfOrders: true,
  none: '注文はありません。 No orders.',
  read: (db, { state, channelId, limit, offset, customer, product, ...period }) =>
    db
      .select({
        order: orders,
        payment: orderPayments,
        channel: channels.key,
        transaction: paymentState,
        destinations: destinationsOf(db),
        left: destinationsOf(db, isNotNull(orderShippings.shippedAt)),
      })
      .from(orders)
      .innerJoin(channels, eq(channels.id, orders.channelId))
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .leftJoin(paymentTransactions, eq(paymentTransactions.orderId, orders.id))
      .where(
        and(
          inState(db, state),
          ofChannel(orders.channelId, channelId),
          within(orders.orderedAt, period),
          ofOrders(db, { customer, product }),
        ),
      )
      .orderBy(desc(orders.id))
      .limit(limit)
      .offset(offset),
  lineOf: ({ order, payment, transaction, channel, destinations, left }) =>
    [
      order.orderNo,
      tokyoTime(order.orderedAt),
      channel,
      `${ORDER_STATUS_NAMES[order.status]}（${order.status}）`,
      ...(order.status !== 'shipped' && left > 0 && left < destinations ? ['一部発送済み'] : []),
      `${paidWord({ payment, transaction })}（${payment.paymentName}）`,
      ...(isUnpaidOrder({ order, payment }) && payment.dueOn !== null
        ? [`お支払い期限 ${payment.dueOn}`]
        : []),
      formatYen(order.totalPayment),
      ...refundWord({ order, payment, transaction }),
      addresseeLines(ordererNameOf(order)).join(' '),
      ...(destinations > 1 ? [`お届け先 ${destinations} か所`] : []),
    ].join('  '),
  columns: {
    order_no: ({ order }) => order.orderNo,
    ordered_at: ({ order }) => tokyoTimestamp(order.orderedAt),
    channel: ({ channel }) => channel,
    status: ({ order }) => order.status,
    is_paid: ({ payment }) => payment.isPaid,
    payment_name: ({ payment }) => payment.paymentName,
    due_on: ({ payment }) => payment.dueOn,
    total_payment: ({ order }) => order.totalPayment,
    is_refund_due: (row) => refundWord(row)[0] === '返金待ち',
    refund: (row) => refundWord(row)[0] ?? null,
    refunded_at: (row) => {
      const at = refundOf(row)?.refundedAt ?? null;
      return at === null ? null : tokyoTimestamp(at);
    },
    orderer_company_name: ({ order }) => order.ordererCompanyName,
    orderer_name: ({ order }) => order.ordererName,
    orderer_email: ({ order }) => order.ordererEmail,
    destinations: ({ destinations }) => destinations,
    shipped_destinations: ({ left }) => left,
  },
});

/** How many destinations an order has, or how many of them meet a condition. */
const destinationsOf = (db: Executor, condition?: SQL) =>
  db.$count(orderShippings, and(eq(orderShippings.orderId, orders.id), condition));

const inState = (db: Executor, state: ListState | null): SQL | undefined => {
  if (state === null) return undefined;
  if (state === 'ready') return mayShip(db);
  if (state === 'unpaid') return isUnpaid(db);
  return state === 'refund-due' ? isRefundDue : eq(orders.status, state);
};
