import { formatYen } from '@shop/format/format-yen';
import { CARRIERS, trackingUrl } from '@shop/contract/orders/carrier';
import { ORDER_STATUS_NAMES, type OrderStatus } from '@shop/contract/orders/order-status';
import { and, desc, eq } from 'drizzle-orm';
import { presentAddress } from '../../addresses/present-address';
import { channels, orderPayments, orders } from '../../db/schema';
import {
  loadOrderDetail,
  type OrderPaymentRow,
  type OrderRow,
  type OrderShippingRow,
} from '../../orders/order-store';
import { isPaidBackByHand, isRefundDue } from '../../orders/refund-by-hand';
import { shopCommand } from '../command/operator-command';
import { listCommand } from '../lists/list-command';
import { ofChannel, within } from '../lists/list-conditions';
import { tokyoTime, tokyoTimestamp } from '../../tokyo-time/tokyo-time';
import { findShopOrder } from './find-order';

const paidWord = (isPaid: boolean) => (isPaid ? '入金済み' : '未入金');

/** A state of lists alone: cancelled orders whose money the shop still has to give back. */
const REFUND_DUE = 'refund-due';

const refundWord = ({ order, payment }: { readonly order: OrderRow; readonly payment: OrderPaymentRow }) => {
  if (order.status !== 'cancelled' || !isPaidBackByHand(payment)) return [];
  return [payment.refundedAt === null ? '返金待ち' : '返金済み'];
};

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

const trackingLines = ({ carrier, trackingNumber }: OrderShippingRow): readonly string[] =>
  carrier === null || trackingNumber === null
    ? []
    : [`伝票番号 ${CARRIERS[carrier].name} ${trackingNumber}  ${trackingUrl(carrier, trackingNumber)}`];

const show = shopCommand({
  name: 'orders show',
  words: [{ name: 'NO' }],
  options: [],
  ja: '注文を表示します',
  en: 'shows one order',
  async run({ db, print }, args) {
    const { order, channel } = await findShopOrder(db, args.value('NO'));
    const { items, payment, shippings, histories } = await loadOrderDetail(db, order);
    const lines = [
      `注文番号 ${order.orderNo}  ${channel}  ${ORDER_STATUS_NAMES[order.status]}（${order.status}）`,
      `ご注文日時 ${tokyoTime(order.orderedAt)}`,
      `注文者 ${[order.ordererCompanyName, order.ordererDepartment, order.ordererName].filter((part) => part !== '').join(' ')} <${order.ordererEmail}> ${order.ordererPhoneNumber}`,
      ...items.map(
        (item) =>
          `商品 ${item.productCode}  ${item.productName}  ${formatYen(item.unitPrice)} × ${item.quantity}${item.uosName === null ? '' : ` ${item.uosName}`}`,
      ),
      `合計 ${formatYen(order.totalPayment)}（税込）  ${[payment.paymentName, paidWord(payment.isPaid), ...refundWord({ order, payment })].join('  ')}`,
      ...shippings.flatMap(({ row }) => {
        const address = row.address === null ? null : presentAddress(row.address);
        return [
          address === null
            ? 'お届け先 ギフトの贈り先が入力します'
            : `お届け先 ${address.shipping_name} 様 〒${address.formatted_postal_code} ${address.full_address} ${address.phone_number}`,
          `配送 ${row.deliveryName}  ${row.pickup === null ? '希望日' : '受け取り日'} ${row.deliveryAt ?? '指定なし'}  時間帯 ${row.deliveryTimezoneLabel ?? '指定なし'}`,
          ...trackingLines(row),
        ];
      }),
      ...(order.remarks === '' ? [] : [`備考 ${order.remarks}`]),
      ...(order.cancelReason === null ? [] : [`キャンセル理由 ${order.cancelReason}`]),
      ...histories.map(({ status, changedAt }) => `${tokyoTime(changedAt)}  ${ORDER_STATUS_NAMES[status]}`),
    ];
    for (const line of lines) print(line);
  },
});

export const showOrderCommands = [list, show];
