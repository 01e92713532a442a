import type { Mail } from '../ports/mail-port';
import { trackingNumbersOf } from './consignment';
import { type OrderMailParts, writeOrderMail } from './order-state-mails';
import type { OrderShippingRow } from './order-store';
import { recipientSections } from './shipment-mail';
import { paymentSections } from './unpaid-reminder-mail';

const mistake = (subject: string, about = ''): string =>
  `先にお送りした「${subject}」のお知らせ${about}は、当店の誤りでした。お詫びして取り消します。`;

/** Takes back the mail about a payment: the order is not paid, and until when it should be. */
export const unpaidMail = (parts: OrderMailParts): Mail =>
  writeOrderMail(parts, {
    subject: 'ご入金確認のお知らせの取り消し',
    news: [mistake('ご入金を確認いたしました'), 'ご入金は、まだ確認できておりません。'],
    sections: paymentSections(parts.detail.payment),
  });

/** Takes back the mail about what left for a destination, which is given as it was before. */
export function unshippedMail(parts: OrderMailParts, before: OrderShippingRow): Mail {
  const { detail } = parts;
  const destination = detail.shippings.find(({ row }) => row.id === before.id);
  if (destination === undefined) throw new Error(`Order ${detail.order.id} has no such destination`);
  const isOneOfMany = detail.shippings.length > 1;
  return writeOrderMail(parts, {
    subject: '発送のお知らせの取り消し',
    news: [
      mistake('商品を発送いたしました', isOneOfMany ? '（下記のお届け先の分）' : ''),
      '商品は、まだ発送しておりません。発送しだい、あらためてご案内いたします。',
    ],
    ...(isOneOfMany ? { goods: destination.items } : {}),
    sections: [
      ...recipientSections(detail, destination),
      ...(before.trackingNumber === null
        ? []
        : [{ heading: '取り消したお問い合わせ番号', lines: [...trackingNumbersOf(before.trackingNumber)] }]),
    ],
  });
}
