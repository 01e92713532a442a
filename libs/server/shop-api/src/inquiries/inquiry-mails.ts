import { formatPhoneNumber } from '@shop/format/format-phone-number';
import { storefrontPathOf } from '@shop/shops/storefront-paths';
import type { Channel } from '../channels/channel';
import { type MailLink, mailParts, type MailSection } from '../mail/mail-sections';
import type { Mail } from '../ports/mail-port';
import type { InquiryOverview, InquiryRow } from './inquiry-store';

/** What every mail about an inquiry is made from. */
export interface InquiryMailParts extends InquiryOverview {
  readonly channel: Pick<Channel, 'id' | 'key' | 'name'>;
  readonly shopOrigins: Readonly<Record<string, string>>;
}

const lines = (text: string) => text.split('\n');

const facts = ({ inquiry, category }: InquiryOverview): readonly MailSection[] => [
  { heading: '受付番号', lines: [inquiry.number] },
  ...(category === null ? [] : [{ heading: 'お問い合わせの種類', lines: [category.name] }]),
];

const about = (parts: InquiryOverview): readonly MailSection[] => [
  ...facts(parts),
  { heading: 'お問い合わせ内容', lines: lines(parts.inquiry.body) },
];

/** Where a member reads the whole of it; guests have no such page. */
const historyLinks = (
  { channel, shopOrigins }: InquiryMailParts,
  { userId, id }: InquiryRow,
): readonly MailLink[] => {
  const origin = shopOrigins[channel.key];
  return origin === undefined || userId === null
    ? []
    : [
        {
          hint: 'やり取りの全体は、マイページのお問い合わせ履歴でご確認いただけます。',
          url: `${origin}${storefrontPathOf('inquiry-detail', id)}`,
        },
      ];
};

/**
 * Confirms to the sender that the inquiry was received. What was written stands in it only where the sender is known to own
 * the address: nobody's words go to a stranger in the shop's name.
 */
export function inquiryConfirmationMail(parts: InquiryMailParts, isOwnAddress: boolean): Mail {
  const { channel, inquiry } = parts;
  return {
    channelId: channel.id,
    to: inquiry.email,
    subject: `【${channel.name}】お問い合わせを受け付けました（受付番号：${inquiry.number}）`,
    ...mailParts(channel.name, {
      greeting: [
        ...(isOwnAddress ? [`${inquiry.name} 様`] : []),
        'お問い合わせいただき、ありがとうございます。',
        isOwnAddress
          ? '下記の内容で受け付けました。担当者より順にご回答いたしますので、いましばらくお待ちください。'
          : '下記の受付番号で受け付けました。担当者より順にご回答いたしますので、いましばらくお待ちください。お心当たりがない場合は、このメールを破棄してください。',
      ],
      sections: isOwnAddress ? about(parts) : facts(parts),
      links: historyLinks(parts, inquiry),
    }),
  };
}

/** Notifies the shop of a new inquiry, or of a member's further comment (`words`, null for a new inquiry). */
export function inquiryNotificationMail(parts: InquiryMailParts, to: string, words: string | null): Mail {
  const { channel, inquiry } = parts;
  return {
    channelId: channel.id,
    to,
    subject: `【${channel.name}】お問い合わせが届きました（受付番号：${inquiry.number}）`,
    ...mailParts(channel.name, {
      greeting: ['お客様からお問い合わせが届きました。', `npm run shop -- inquiries show ${inquiry.number}`],
      sections: [
        ...about(parts),
        ...(words === null ? [] : [{ heading: '追加のご連絡', lines: lines(words) }]),
        {
          heading: 'お客様',
          lines: [inquiry.companyName, inquiry.name, inquiry.email, formatPhoneNumber(inquiry.phone)].filter(
            (line) => line !== '',
          ),
        },
      ],
      links: [],
    }),
  };
}

/** The mail with the shop's reply. */
export function inquiryReplyMail(parts: InquiryMailParts, answer: string): Mail {
  const { channel, inquiry } = parts;
  return {
    channelId: channel.id,
    to: inquiry.email,
    subject: `【${channel.name}】お問い合わせへのご回答（受付番号：${inquiry.number}）`,
    ...mailParts(channel.name, {
      greeting: [`${inquiry.name} 様`, 'お問い合わせいただいた件について、ご回答申し上げます。'],
      sections: [{ heading: 'ご回答', lines: lines(answer) }, ...about(parts)],
      links: historyLinks(parts, inquiry),
    }),
  };
}
