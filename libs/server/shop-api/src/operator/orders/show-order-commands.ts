import { CARRIERS, trackingUrl } from '@shop/contract/orders/carrier';
import { ORDER_STATUS_NAMES, OrderStatus } from '@shop/contract/orders/order-status';
import { and, desc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { presentAddress } from '../../addresses/present-address';
import { channels, orderPayments, orders } from '../../db/schema';
import { loadOrderDetail, type OrderShippingRow } from '../../orders/order-store';
import { CHANNEL_OPTION, shopCommand } from '../command/operator-command';
import { wrongUsage } from '../command/operator-error';
import { wholeNumber } from '../command/whole-number';
import { requireChannel } from '../require-channel';
import { tokyoTime } from '../tokyo-time';
import { findShopOrder } from './find-order';

const DEFAULT_LIMIT = '50';
const MOST = 10_000;
const yen = (amount: number) => `${amount.toLocaleString('ja-JP')}円`;
const paidWord = (isPaid: boolean) => (isPaid ? '入金済み' : '未入金');

function readState(given: string): OrderStatus {
  const state = v.safeParse(OrderStatus, given);
  if (state.success) return state.output;
  const known = OrderStatus.options.join(', ');
  throw wrongUsage(`知らない状態です: ${given}（${known}）`, `Unknown state: ${given} (${known})`);
}

const list = shopCommand({
  name: 'orders list',
  words: [],
  options: [
    {
      name: 'state',
      value: 'S',
      isOptional: true,
      ja: `状態: ${OrderStatus.options.map((key) => `${key}（${ORDER_STATUS_NAMES[key]}）`).join('、')}`,
      en: `only orders in this state: ${OrderStatus.options.join(', ')}`,
    },
    { ...CHANNEL_OPTION, isOptional: true },
    { name: 'limit', value: 'N', isOptional: true, ja: '行数（はじめは 50）', en: 'how many rows (50)' },
  ],
  ja: '注文を新しい順に表示します',
  en: 'lists orders, newest first',
  async run({ db, print }, args) {
    const state = args.optional('state');
    const name = args.optional('channel');
    const limit = wholeNumber('--limit', args.optional('limit') ?? DEFAULT_LIMIT, 1, MOST);
    const rows = await db
      .select({ order: orders, isPaid: orderPayments.isPaid, channel: channels.key })
      .from(orders)
      .innerJoin(channels, eq(channels.id, orders.channelId))
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .where(
        and(
          state === undefined ? undefined : eq(orders.status, readState(state)),
          name === undefined ? undefined : eq(orders.channelId, (await requireChannel(db, name)).id),
        ),
      )
      .orderBy(desc(orders.id))
      .limit(limit);
    if (rows.length === 0) print('注文はありません。 No orders.');
    for (const { order, isPaid, channel } of rows)
      print(
        [
          order.orderNo,
          tokyoTime(order.orderedAt),
          channel,
          `${ORDER_STATUS_NAMES[order.status]}（${order.status}）`,
          paidWord(isPaid),
          yen(order.totalPayment),
        ].join('  '),
      );
  },
});

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
      `注文者 ${order.ordererName} <${order.ordererEmail}> ${order.ordererPhoneNumber}`,
      ...items.map(
        (item) =>
          `商品 ${item.productCode}  ${item.productName}  ${yen(item.unitPrice)} × ${item.quantity}${item.uosName === null ? '' : ` ${item.uosName}`}`,
      ),
      `合計 ${yen(order.totalPayment)}（税込）  ${payment.paymentName}  ${paidWord(payment.isPaid)}`,
      ...shippings.flatMap(({ row }) => {
        const address = row.address === null ? null : presentAddress(row.address);
        return [
          address === null
            ? 'お届け先 ギフトの贈り先が入力します'
            : `お届け先 ${address.shipping_name} 様 〒${address.formatted_postal_code} ${address.full_address} ${address.phone_number}`,
          `配送 ${row.deliveryName}  希望日 ${row.deliveryAt ?? '指定なし'}  時間帯 ${row.deliveryTimezoneLabel ?? '指定なし'}`,
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
