import { formatPhoneNumber } from '@shop/format/format-phone-number';
import { formatYen } from '@shop/format/format-yen';
import { CARRIERS, trackingUrl } from '@shop/contract/orders/carrier';
import { ORDER_STATUS_NAMES } from '@shop/contract/orders/order-status';
import { MIZUHIKI_NAMES, noshiOccasionOf } from '@shop/contract/packings/noshi-occasions';
import { presentAddress } from '../../addresses/present-address';
import { consignmentOf } from '../../orders/consignment';
import type { OrderDetail, OrderShippingRow } from '../../orders/order-store';
import { refundOf } from '../../orders/refund-of';
import { documentContents } from '../../pdf-documents/document-contents';
import { type PriceSums, taxLabel } from '../../pricing/price-sums';
import { shippingFeeWithTax } from '../../orders/order-figures';
import { tokyoTime } from '../../tokyo-time/tokyo-time';
import { paidWord, refundWord } from './order-words';

type Shipping = OrderDetail['shippings'][number];
type Item = OrderDetail['items'][number];

const unitOf = ({ uosName }: Item) => uosName ?? '点';

/** Goods and sums: the figures of the shop's pages, mails and documents, in their order. */
function amountLines(detail: OrderDetail, sums: PriceSums): readonly string[] {
  const { lines, sums: parts, taxes, totals, notes } = documentContents(detail, sums);
  const tax = taxLabel(sums);
  const byRate = taxes.map(({ rate, taxable, tax: ofRate }) =>
    sums === 'with-tax'
      ? `${rate}%対象 ${formatYen(taxable + ofRate)}（うち消費税 ${formatYen(ofRate)}）`
      : `${rate}%対象 ${formatYen(taxable)}  消費税 ${formatYen(ofRate)}`,
  );
  return [
    ...detail.items.map((item, index) => {
      const { name = '', isReduced = false, unitPrice = 0, quantity = '', amount = 0 } = lines[index] ?? {};
      const mark = isReduced ? ' ※' : '';
      const kind = item.parentId === null ? '商品' : '付属品';
      return `${kind} ${item.productCode}  ${name}${mark}  ${formatYen(unitPrice)}${tax} × ${quantity}  ${formatYen(amount)}${tax}`;
    }),
    ...parts.map(({ label, amount }) => `${label} ${formatYen(amount)}`),
    ...detail.coupons.map(({ code, name }) => `クーポン ${code}  ${name}`),
    ...byRate,
    ...totals.map(({ label, amount }) => `${label} ${formatYen(amount)}`),
    ...notes,
  ];
}

/** A destination with what goes there, how it is wrapped, and what its shipping costs. */
function shippingLines(
  { row, items, packings }: Shipping,
  { detail, sums, number }: { detail: OrderDetail; sums: PriceSums; number: string },
) {
  const address = row.address === null ? null : presentAddress(row.address);
  const itemOf = new Map(detail.items.map((item) => [item.id, item]));
  return [
    address === null
      ? `お届け先${number} ギフトの贈り先が入力します`
      : `お届け先${number} ${address.shipping_name} 様 〒${address.formatted_postal_code} ${address.full_address} ${formatPhoneNumber(address.phone_number)}`,
    ...items.flatMap(({ id, quantity }) => {
      const item = itemOf.get(id);
      return item === undefined
        ? []
        : [`　${item.productCode}  ${item.productName} × ${quantity}${unitOf(item)}`];
    }),
    ...packings.map(({ name, noshiTitle, noshiName, quantity }) => {
      const occasion = noshiOccasionOf(noshiTitle);
      const cords = occasion === null ? '' : `水引 ${MIZUHIKI_NAMES[occasion.mizuhiki]}`;
      const words = [noshiTitle, cords, noshiName].filter((text) => text !== '').join('・');
      return `　包装・のし ${name}${words === '' ? '' : `（${words.replaceAll('\n', ' ')}）`} × ${quantity}点`;
    }),
    `配送 ${row.deliveryName}  ${row.pickup === null ? '希望日' : '受け取り日'} ${row.deliveryAt ?? '指定なし'}  時間帯 ${row.deliveryTimezoneLabel ?? '指定なし'}  送料 ${formatYen(sums === 'with-tax' ? shippingFeeWithTax(row) : row.shippingFee)}${taxLabel(sums)}`,
    ...trackingLines(row),
  ];
}

function trackingLines(row: OrderShippingRow): readonly string[] {
  const { carrier, trackingNumbers } = consignmentOf(row) ?? { carrier: null, trackingNumbers: [] };
  return trackingNumbers.flatMap((number) =>
    carrier === null ? [] : [`伝票番号 ${CARRIERS[carrier].name} ${number}  ${trackingUrl(carrier, number)}`],
  );
}

/** Whom a gift is for, and what the giver wrote. */
const giftLines = ({ gift }: OrderDetail): readonly string[] =>
  gift === null
    ? []
    : [
        `贈り先 ${gift.receiverName} 様`,
        ...(gift.message === '' ? [] : [`メッセージ ${gift.message.replaceAll('\n', ' ')}`]),
      ];

/** Whether its money has gone back, and when. */
function refundLine(detail: OrderDetail): readonly string[] {
  const refundedAt = refundOf(detail)?.refundedAt ?? null;
  return [...refundWord(detail), ...(refundedAt === null ? [] : [tokyoTime(refundedAt)])];
}

/** All that is needed to pack an order and to answer questions about it, with the amounts that the shopper was told. */
export function describeOrder(detail: OrderDetail, channel: string, sums: PriceSums): readonly string[] {
  const { order, payment, shippings, histories } = detail;
  return [
    `注文番号 ${order.orderNo}  ${channel}  ${ORDER_STATUS_NAMES[order.status]}（${order.status}）`,
    `ご注文日時 ${tokyoTime(order.orderedAt)}`,
    `注文者 ${[order.ordererCompanyName, order.ordererDepartment, order.ordererName].filter((part) => part !== '').join(' ')} <${order.ordererEmail}> ${order.ordererPhoneNumber}`,
    ...amountLines(detail, sums),
    `お支払い ${[payment.paymentName, paidWord(detail), ...refundLine(detail)].join('  ')}`,
    // Several have the numbers by which `orders shipped` names one.
    ...shippings.flatMap((shipping, at) =>
      shippingLines(shipping, { detail, sums, number: shippings.length > 1 ? ` ${at + 1}` : '' }),
    ),
    ...giftLines(detail),
    ...(order.remarks === '' ? [] : [`備考 ${order.remarks}`]),
    ...(order.cancelReason === null ? [] : [`キャンセル理由 ${order.cancelReason}`]),
    ...histories.map(({ status, changedAt }) => `${tokyoTime(changedAt)}  ${ORDER_STATUS_NAMES[status]}`),
  ];
}
