import { CARRIERS, trackingUrl } from '@shop/contract/orders/carrier';
import { presentAddress } from '../addresses/present-address';
import type { MailSection } from '../mail/mail-sections';
import { postalAddressText } from '../mail/postal-address-text';
import type { Mail } from '../ports/mail-port';
import type { Consignment, ConsignmentChange } from './consignment';
import { invoiceMailSections } from './invoice-mail-section';
import { type OrderMailParts, writeOrderMail } from './order-state-mails';
import type { OrderDetail } from './order-store';

type Destination = OrderDetail['shippings'][number];

/** What has left for a destination, and how that differs from what the orderer was told before. */
interface ShipmentNews {
  readonly destinationId: number;
  /** With the numbers that are news. */
  readonly consignment: Consignment;
  readonly change: Exclude<ConsignmentChange, 'same'>;
}

/**
 * The mail about what left for one destination: its goods, who gets them, and the numbers. Of an order that goes to several
 * it says that the others follow, or that all have left.
 */
export function shipmentMail(parts: OrderMailParts, news: ShipmentNews): Mail {
  const { carrier, trackingNumbers } = news.consignment;
  const { detail } = parts;
  const destination = detail.shippings.find(({ row }) => row.id === news.destinationId);
  if (destination === undefined) throw new Error(`Order ${detail.order.id} has no such destination`);
  const isOneOfMany = detail.shippings.length > 1;
  return writeOrderMail(parts, {
    ...letterOf(detail, news.change),
    ...(isOneOfMany ? { goods: destination.items } : {}),
    sections: [
      ...recipientSections(detail, destination),
      {
        heading: '配送',
        lines: [
          `配送会社：${CARRIERS[carrier].name}`,
          ...trackingNumbers.map((number) => `お問い合わせ番号：${number}`),
        ],
      },
      ...(news.change === 'first' && isAllAway(detail) ? invoiceMailSections(detail) : []),
    ],
    links: trackingNumbers.map((number) => ({
      hint:
        trackingNumbers.length === 1
          ? 'お荷物の状況はこちらからご確認いただけます。'
          : `お荷物（${number}）の状況はこちらからご確認いただけます。`,
      url: trackingUrl(carrier, number),
    })),
  });
}

const isAllAway = ({ shippings }: OrderDetail): boolean =>
  shippings.every(({ row }) => row.shippedAt !== null);

function letterOf(
  detail: OrderDetail,
  change: ShipmentNews['change'],
): { readonly subject: string; readonly news: readonly string[] } {
  const isOneOfMany = detail.shippings.length > 1;
  switch (change) {
    case 'other':
      return {
        subject: 'お問い合わせ番号の訂正',
        news: [
          `${isOneOfMany ? '下記のお届け先について、' : ''}先にご案内したお問い合わせ番号に誤りがありました。お詫びして、下記のとおり訂正いたします。`,
        ],
      };
    case 'more':
      return {
        subject: '追加のお荷物を発送いたしました',
        news: [
          'ご注文の商品のうち、別のお荷物になったものを発送いたしました。お届けまで、いましばらくお待ちください。',
        ],
      };
    case 'first':
      return {
        subject: '商品を発送いたしました',
        news: [
          `ご注文の商品${isOneOfMany ? 'のうち、下記のお届け先の分' : ''}を発送いたしました。お届けまで、いましばらくお待ちください。`,
          ...(isOneOfMany ? [othersWords(detail)] : []),
        ],
      };
  }
}

const othersWords = (detail: OrderDetail): string =>
  isAllAway(detail)
    ? 'これで、すべてのお届け先の分を発送いたしました。'
    : 'ほかのお届け先の分は、発送しだい、あらためてご案内いたします。';

/** Who gets it; the giver of a gift sees the receiver's name only. */
export function recipientSections({ gift }: OrderDetail, { row }: Destination): readonly MailSection[] {
  if (gift !== null) return [{ heading: '贈り先', lines: [`${gift.receiverName} 様`] }];
  if (row.address === null) return [];
  const address = presentAddress(row.address);
  return [
    {
      heading: 'お届け先',
      lines: [
        `${address.shipping_name} 様`,
        `〒${address.formatted_postal_code}`,
        postalAddressText(address),
      ],
    },
  ];
}
