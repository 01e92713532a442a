import { formatDayWithWeekday } from '@shop/format/format-day';
import { formatCount, formatPriceWithTax } from '@shop/format/format-yen';
import type { Channel } from '../channels/channel';
import { type MailLink, mailParts, type MailSection } from '../mail/mail-sections';
import { writtenSections } from '../mail/written-sections';
import type { Mail } from '../ports/mail-port';
import { addresseeLines, ordererNameOf } from './addressee';
import { orderLinks } from './order-links';
import type { OrderDetail, OrderPaymentRow } from './order-store';
import { isPaidBackByHand } from './refund-by-hand';

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
  /** The part of the order that it is about; left out: all of it. */
  readonly goods?: OrderDetail['shippings'][number]['items'];
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
  const { goods = items } = letter;
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
        lines: goods.flatMap(({ id, quantity }) => {
          const item = items.find((one) => one.id === id);
          return item === undefined ? [] : [`${item.productName}（${item.productCode}） × ${quantity}点`];
        }),
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

/** When what has not left yet arrives, where it is sent; of what has left, the mail of its shipment spoke. */
const arrivalSections = ({ shippings }: OrderDetail): readonly MailSection[] =>
  shippings.flatMap(({ row: { address, pickup, deliveryAt, earliestArrivalOn, shippedAt } }) =>
    address === null || pickup !== null || shippedAt !== null
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

/** How the money of a cancelled order comes back: the payment service returns it to the card or wallet that paid. */
const refundNews = (payment: OrderPaymentRow): readonly string[] =>
  isPaidBackByHand(payment)
    ? ['お支払い済みの代金のご返金については、別途ご連絡いたします。']
    : [
        `お支払い済みの代金は、お支払いに使われた決済サービス（${payment.paymentName}）へ返金の手続きをいたしました。`,
        '反映までの日数は、カード会社や決済サービスにより異なります。',
      ];

/** The mail about a cancellation, by the member or by the shop; `isReasonShown`: see `writtenSections`. */
export function cancelledMail(parts: OrderMailParts, isReasonShown: boolean): Mail {
  const { order, payment, coupons } = parts.detail;
  return writeOrderMail(parts, {
    subject: 'ご注文のキャンセルを承りました',
    news: [
      '以下のご注文をキャンセルいたしました。',
      ...(payment.isPaid && payment.amount > 0 ? refundNews(payment) : []),
      ...(order.totalPoint > 0
        ? [`ご利用いただいた${formatCount(order.totalPoint)}ポイントをお戻しいたしました。`]
        : []),
      ...coupons.map(({ name }) => `クーポン「${name}」は、有効期間内であればもう一度お使いいただけます。`),
    ],
    sections: writtenSections('キャンセル理由', order.cancelReason ?? '', isReasonShown),
  });
}
