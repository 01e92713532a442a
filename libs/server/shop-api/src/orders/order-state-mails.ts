import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatCount, formatPriceWithTax } from '@shop/format/format-yen';
import { CARRIERS, type CarrierKey, trackingUrl } from '@shop/contract/orders/carrier';
import { presentAddress } from '../addresses/present-address';
import type { Channel } from '../channels/channel';
import { type MailLink, mailParts, type MailSection } from '../mail/mail-sections';
import { postalAddressText } from '../mail/postal-address-text';
import { writtenSections } from '../mail/written-sections';
import type { Mail } from '../ports/mail-port';
import { addresseeLines, ordererNameOf } from './addressee';
import { invoiceMailSections } from './invoice-mail-section';
import { orderLinks } from './order-links';
import type { OrderDetail } from './order-store';

/** The dependencies of mails about an order. */
export interface OrderMailParts {
  readonly channel: Pick<Channel, 'id' | 'key' | 'name'>;
  readonly shopOrigins: Readonly<Record<string, string>>;
  readonly detail: OrderDetail;
}

/** What such a mail says. */
interface OrderLetter {
  readonly subject: string;
  readonly news: readonly string[];
  readonly sections?: readonly MailSection[];
  readonly links?: readonly MailLink[];
  /** In the place of the links that every mail about this order has. */
  readonly ownLinks?: readonly MailLink[];
}

/** A mail about an order to its orderer. */
export function writeOrderMail(
  { channel, shopOrigins, detail: { order, items } }: OrderMailParts,
  letter: OrderLetter,
): Mail {
  const body = {
    greeting: [
      ...addresseeLines(ordererNameOf(order)),
      `${channel.name}をご利用いただき、誠にありがとうございます。`,
      ...letter.news,
    ],
    sections: [
      { heading: '注文番号', lines: [order.orderNo] },
      {
        heading: 'ご注文商品',
        lines: items.map(
          ({ productName, productCode, quantity }) => `${productName}（${productCode}） × ${quantity}点`,
        ),
      },
      ...(letter.sections ?? []),
    ],
    links: [
      ...(letter.links ?? []),
      ...(letter.ownLinks ?? orderLinks(shopOrigins[channel.key], order.userId, order.id)),
    ],
  };
  return {
    channelId: channel.id,
    to: order.ordererEmail,
    subject: `【${channel.name}】${letter.subject}（注文番号：${order.orderNo}）`,
    ...mailParts(channel.name, body),
  };
}

/** The destinations; the giver of a gift sees the receiver's name only. */
function destinationSections({ gift, shippings }: OrderDetail): readonly MailSection[] {
  if (gift !== null) return [{ heading: '贈り先', lines: [`${gift.receiverName} 様`] }];
  return shippings.flatMap(({ row }) => {
    if (row.address === null) return [];
    const address = presentAddress(row.address);
    const lines = [
      `${address.shipping_name} 様`,
      `〒${address.formatted_postal_code}`,
      postalAddressText(address),
    ];
    return [{ heading: 'お届け先', lines }];
  });
}

/** When the order arrives, where it is sent. */
const arrivalSections = ({ shippings }: OrderDetail): readonly MailSection[] =>
  shippings.flatMap(({ row: { address, pickup, deliveryAt, earliestArrivalOn } }) =>
    address === null || pickup !== null
      ? []
      : [
          {
            heading: 'お届け予定',
            lines: [
              deliveryAt === null
                ? `最短 ${formatDayWithWeekday(earliestArrivalOn)}`
                : formatDayWithWeekday(deliveryAt),
            ],
          },
        ],
  );

/** The mail that confirms the payment. */
export const paidMail = (parts: OrderMailParts): Mail =>
  writeOrderMail(parts, {
    subject: 'ご入金を確認いたしました',
    news: ['ご入金を確認いたしました。', 'お支払いいただき、ありがとうございます。'],
    sections: [
      { heading: 'ご入金額', lines: [formatPriceWithTax(parts.detail.payment.amount)] },
      ...arrivalSections(parts.detail),
    ],
  });

/** The mail about the shipment; `isCorrection` for a corrected tracking number. */
export function shippedMail(
  parts: OrderMailParts,
  parcel: { readonly carrier: CarrierKey; readonly trackingNumber: string; readonly isCorrection: boolean },
): Mail {
  const { carrier, trackingNumber, isCorrection } = parcel;
  return writeOrderMail(parts, {
    subject: isCorrection ? 'お問い合わせ番号の訂正' : '商品を発送いたしました',
    news: isCorrection
      ? ['先にご案内したお問い合わせ番号に誤りがありました。お詫びして、下記のとおり訂正いたします。']
      : ['ご注文の商品を発送いたしました。お届けまで、いましばらくお待ちください。'],
    sections: [
      ...destinationSections(parts.detail),
      {
        heading: '配送',
        lines: [`配送会社：${CARRIERS[carrier].name}`, `お問い合わせ番号：${trackingNumber}`],
      },
      ...(isCorrection ? [] : invoiceMailSections(parts.detail)),
    ],
    links: [
      { hint: 'お荷物の状況はこちらからご確認いただけます。', url: trackingUrl(carrier, trackingNumber) },
    ],
  });
}

/** The mail about a cancellation, by the member or by the shop; `isReasonShown`: see `writtenSections`. */
export function cancelledMail(parts: OrderMailParts, isReasonShown: boolean): Mail {
  const { order, payment, coupons } = parts.detail;
  return writeOrderMail(parts, {
    subject: 'ご注文のキャンセルを承りました',
    news: [
      '以下のご注文をキャンセルいたしました。',
      ...(payment.isPaid && payment.amount > 0
        ? ['お支払い済みの代金のご返金については、別途ご連絡いたします。']
        : []),
      ...(order.totalPoint > 0
        ? [`ご利用いただいた${formatCount(order.totalPoint)}ポイントをお戻しいたしました。`]
        : []),
      ...coupons.map(({ name }) => `クーポン「${name}」は、有効期間内であればもう一度お使いいただけます。`),
    ],
    sections: writtenSections('キャンセル理由', order.cancelReason ?? '', isReasonShown),
  });
}
