import { formatPriceWithTax } from '@shop/format/format-yen';
import type { Channel } from '../channels/channel';
import { mailParts } from '../mail/mail-sections';
import type { Mail } from '../ports/mail-port';
import { addresseeLines, ordererNameOf } from './addressee';
import type { OrderDetail } from './order-store';

/** Tells the shop that it owes the money of an order that was cancelled, and how that is noted once it is paid back. */
export const refundDueMail = (channel: Channel, to: string, { order, payment }: OrderDetail): Mail => ({
  channelId: channel.id,
  to,
  subject: `【${channel.name}】ご返金のお手続きが必要です（注文番号：${order.orderNo}）`,
  ...mailParts(channel.name, {
    greeting: [
      'ご入金済みのご注文がキャンセルされました。自動では返金されません。返金先の口座をお客様に伺い、お振り込みください。',
      `npm run shop -- orders refunded ${order.orderNo}`,
    ],
    sections: [
      { heading: '注文番号', lines: [order.orderNo] },
      {
        heading: 'ご返金額',
        lines: [formatPriceWithTax(payment.amount), `お支払い方法：${payment.paymentName}`],
      },
      ...(order.cancelReason === null || order.cancelReason === ''
        ? []
        : [{ heading: 'キャンセルの理由', lines: order.cancelReason.split('\n') }]),
      { heading: '注文者', lines: [...addresseeLines(ordererNameOf(order)), order.ordererEmail] },
    ],
    links: [],
  }),
});
