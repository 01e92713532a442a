import { RETURN_KIND_NAMES } from '@shop/contract/returns/return-kind';
import { RETURN_REASON_NAMES } from '@shop/contract/returns/return-reason';
import { RETURN_STATUS_NAMES } from '@shop/contract/returns/return-status';
import { and, desc, eq, sql } from 'drizzle-orm';
import { channels, orderPayments, orderReturns, orders } from '../../db/schema';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { refundWords } from './refund-words';

/** `returns list` */
export const listReturnsCommand = listCommand({
  name: 'returns list',
  ja: '返品のお申し込みを新しい順に表示します',
  en: 'lists return requests, newest first',
  states: RETURN_STATUS_NAMES,
  day: { ja: 'お申し込み日', en: 'asked for' },
  none: '返品のお申し込みはありません。 No returns.',
  read: (db, { state, channelId, limit, offset, ...period }) =>
    db
      .select({
        request: orderReturns,
        order: orders,
        payment: orderPayments,
        channel: channels.key,
        pieces:
          sql<number>`(select sum(quantity) from order_return_items where return_id = ${orderReturns.id})`.mapWith(
            Number,
          ),
      })
      .from(orderReturns)
      .innerJoin(orders, eq(orders.id, orderReturns.orderId))
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .innerJoin(channels, eq(channels.id, orderReturns.channelId))
      .where(
        and(
          state === null ? undefined : eq(orderReturns.status, state),
          ofChannel(orderReturns.channelId, channelId),
          within(orderReturns.requestedAt, period),
        ),
      )
      .orderBy(desc(orderReturns.id))
      .limit(limit)
      .offset(offset),
  lineOf: ({ request, order, channel, pieces }) =>
    [
      request.number,
      tokyoTime(request.requestedAt),
      channel,
      RETURN_KIND_NAMES[request.kind],
      `${RETURN_STATUS_NAMES[request.status]}（${request.status}）`,
      order.orderNo,
      `${pieces}点`,
      RETURN_REASON_NAMES[request.reason],
      refundWords(request.refund),
    ].join('  '),
  columns: {
    number: ({ request }) => request.number,
    requested_at: ({ request }) => tokyoTimestamp(request.requestedAt),
    channel: ({ channel }) => channel,
    kind: ({ request }) => request.kind,
    status: ({ request }) => request.status,
    order_no: ({ order }) => order.orderNo,
    pieces: ({ pieces }) => pieces,
    reason: ({ request }) => request.reason,
    remark: ({ request }) => request.remark,
    refund: ({ request }) => request.refund,
    points_refunded: ({ request }) => request.pointsRefunded,
    points_revoked: ({ request }) => request.pointsRevoked,
    payment_name: ({ payment }) => payment.paymentName,
    is_refunded_by_hand: ({ request }) => (request.refund ?? 0) > 0,
    orderer_name: ({ order }) => order.ordererName,
    orderer_email: ({ order }) => order.ordererEmail,
  },
});
