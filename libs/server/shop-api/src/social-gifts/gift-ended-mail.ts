import type { SocialGiftStatus } from '@shop/contract/social-gifts/social-gift';
import { mailParts } from '../mail/mail-sections';
import { giftStatusOf } from './gift-status';
import { isInvitedOncePaid } from './invitation-of-paid-gift';
import type { OrderMailParts } from '../orders/order-state-mails';
import type { Mail } from '../ports/mail-port';

/** What the receiver reads about a gift that does not arrive. */
const NEWS: Partial<Readonly<Record<SocialGiftStatus, { readonly subject: string; readonly line: string }>>> =
  {
    declined: {
      subject: 'ギフトのご辞退を承りました',
      line: 'ギフトのご辞退を承り、贈り主の方にお伝えいたしました。',
    },
    expired: {
      subject: 'ギフトの受け取り期限が過ぎました',
      line: 'お届け先のご入力がないまま期限を過ぎたため、ギフトのご注文を取り消しました。',
    },
    cancelled: {
      subject: 'ギフトのご注文が取り消されました',
      line: 'ギフトのご注文が取り消されたため、お届けはございません。',
    },
  };

/**
 * Tells the receiver that a gift does not arrive; null where the mail address is not known, or the receiver has never
 * heard of the gift. It names no product or price.
 */
export function giftEndedMail({
  channel,
  detail: { gift, order, payment },
}: Pick<OrderMailParts, 'channel' | 'detail'>): Mail | null {
  if (gift === null || gift.receiverEmail === null) return null;
  const status = giftStatusOf(gift, order);
  const news = NEWS[status];
  const hasAnswered = status === 'declined' || gift.completedAt !== null;
  if (news === undefined || (!hasAnswered && isInvitedOncePaid(payment))) return null;
  const { subject, line } = news;
  return {
    channelId: channel.id,
    to: gift.receiverEmail,
    subject: `【${channel.name}】${subject}`,
    ...mailParts(channel.name, {
      greeting: [
        `${gift.receiverName} 様`,
        `${order.ordererName} 様からのギフトについてお知らせいたします。`,
        line,
      ],
      sections: [],
      links: [],
    }),
  };
}
