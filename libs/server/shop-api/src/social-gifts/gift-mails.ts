import type { GiftDelivery } from '@shop/contract/social-gifts/social-gift';
import { formatDayWithWeekday } from '@shop/format/format-day';
import type { Channel } from '../channels/channel';
import type { StoredReceiver } from '../db/schema';
import { mailParts } from '../mail/mail-sections';
import { addresseeLines, ordererNameOf } from '../orders/addressee';
import { orderLinks } from '../orders/order-links';
import type { OrderRow } from '../orders/order-store';
import { formatLongDateWithWeekday } from '../pdf-documents/document-formats';
import type { Mail } from '../ports/mail-port';
import type { Gift } from './gift-store';

const MESSAGE_ON_PAGE = '贈り主の方からのメッセージは、下記のリンク先でお読みいただけます。';

/** The gift that somebody is invited to. */
interface Invited {
  /** Null: the order is no gift. */
  readonly receiver: StoredReceiver | null;
  readonly order: Pick<OrderRow, 'ordererName'>;
  readonly giftUrl: string | null;
  readonly expiresAt: Date;
  /** Whether the giver is a member of a proved address, whose message the mail may repeat. */
  readonly isGiverProven: boolean;
}

/**
 * Invites the receiver to enter the address; null where the order is no gift, or the giver passes the link
 * on. The message of a giver whom nobody knows is read on the page of the gift alone.
 */
export function giftInvitation(
  channel: Pick<Channel, 'id' | 'name'>,
  { receiver, order, giftUrl, expiresAt, isGiverProven }: Invited,
): Mail | null {
  if (receiver === null || receiver.email === null || giftUrl === null) return null;
  const { name, email, message } = receiver;
  return {
    channelId: channel.id,
    to: email,
    subject: `【${channel.name}】${order.ordererName} 様からギフトが届いています`,
    ...mailParts(channel.name, {
      greeting: [
        `${name} 様`,
        `${order.ordererName} 様からギフトのご注文をいただきました。`,
        '下記のリンクから、お届け先とご希望の日時をご入力ください。',
        '代金をいただくことはありません。ご辞退も、同じページからお手続きいただけます。',
      ],
      sections: [
        ...(message === ''
          ? []
          : [{ heading: 'メッセージ', lines: isGiverProven ? message.split('\n') : [MESSAGE_ON_PAGE] }]),
        { heading: 'ご入力の期限', lines: [formatLongDateWithWeekday(expiresAt)] },
      ],
      links: [{ hint: 'ギフトを受け取る', url: giftUrl }],
    }),
  };
}

const deliveryLines = ({ delivery_at, delivery_timezone, earliest_arrival_on }: GiftDelivery) => [
  delivery_at === null
    ? `お届け予定：${formatDayWithWeekday(earliest_arrival_on)} 以降`
    : `お届け希望日：${formatDayWithWeekday(delivery_at)}`,
  `お届け時間帯：${Object.values(delivery_timezone)[0] ?? '指定なし'}`,
];

/** The mails that tell giver and receiver that the address was entered; neither contains the address. */
export function completionMails(
  { gift, order }: Gift,
  delivery: GiftDelivery,
  channel: Channel,
  shopOrigins: Readonly<Record<string, string>>,
): readonly Mail[] {
  const sections = [{ heading: 'お届け', lines: deliveryLines(delivery) }];
  const toGiver: Mail = {
    channelId: channel.id,
    to: order.ordererEmail,
    subject: `【${channel.name}】ギフトのお届け先が入力されました（注文番号：${order.orderNo}）`,
    ...mailParts(channel.name, {
      greeting: [
        ...addresseeLines(ordererNameOf(order)),
        `${gift.receiverName} 様が、ギフトのお届け先を入力されました。`,
        '準備ができしだい発送いたします。',
      ],
      sections,
      links: orderLinks(shopOrigins[channel.key], order.userId, order.id),
    }),
  };
  if (gift.receiverEmail === null) return [toGiver];
  const toReceiver: Mail = {
    channelId: channel.id,
    to: gift.receiverEmail,
    subject: `【${channel.name}】ギフトのお届け先を承りました`,
    ...mailParts(channel.name, {
      greeting: [
        `${gift.receiverName} 様`,
        `${order.ordererName} 様からのギフトのお届け先を承りました。お届けまで、いましばらくお待ちください。`,
      ],
      sections,
      links: [],
    }),
  };
  return [toGiver, toReceiver];
}
