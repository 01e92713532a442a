import type { ShippingAddress } from '@shop/contract/user-addresses/shipping-address';
import type { Channel } from '../channels/channel';
import type { OrderedCatalog } from '../db/schema';
import { mailParts } from '../mail/mail-sections';
import { postalAddressText } from '../mail/postal-address-text';
import { writtenSections } from '../mail/written-sections';
import type { Mail } from '../ports/mail-port';

interface CatalogOrder {
  readonly number: string;
  readonly email: string;
  readonly address: ShippingAddress;
  readonly catalogs: readonly OrderedCatalog[];
  readonly remarks: string;
  /** Whether the mail to the sender may say what was typed: see `isProvenRecipient`. */
  readonly isSenderProven: boolean;
}

/** What differs between the two mails. */
interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly greeting: readonly string[];
  readonly isTypedShown: boolean;
}

/** Confirms the order to the sender and, where a mailbox is set, tells the shop what to post. */
export function catalogOrderMails(
  channel: Pick<Channel, 'id' | 'name'>,
  order: CatalogOrder,
  shopMailbox: string,
): readonly Mail[] {
  const { address } = order;
  const sections = [
    { heading: '受付番号', lines: [order.number] },
    { heading: 'カタログ', lines: order.catalogs.map(({ title }) => title) },
    {
      heading: 'お送り先',
      lines: [
        `${address.shipping_name} 様`,
        `〒${address.formatted_postal_code}`,
        postalAddressText(address),
      ],
    },
  ];
  const write = ({ to, subject, greeting, isTypedShown }: Letter): Mail => ({
    channelId: channel.id,
    to,
    subject: `【${channel.name}】${subject}（受付番号：${order.number}）`,
    ...mailParts(channel.name, {
      greeting,
      sections: [...sections, ...writtenSections('ご要望', order.remarks, isTypedShown)],
      links: [],
    }),
  });
  const toSender = write({
    to: order.email,
    subject: 'カタログのご請求を承りました',
    greeting: [
      `${address.shipping_name} 様`,
      'カタログをご請求いただき、ありがとうございます。一週間ほどでお届けします。',
    ],
    isTypedShown: order.isSenderProven,
  });
  if (shopMailbox === '') return [toSender];
  return [
    toSender,
    write({
      to: shopMailbox,
      subject: 'カタログの請求が届きました',
      greeting: ['お客様からカタログの請求が届きました。'],
      isTypedShown: true,
    }),
  ];
}
