import { storefrontPathOf } from '@shop/shops/storefront-paths';
import type { Channel } from '../channels/channel';
import { mailParts } from '../mail/mail-sections';
import type { Mail } from '../ports/mail-port';

interface RestockMail {
  readonly channel: Pick<Channel, 'id' | 'name'>;
  /** The shop's origin; links are left out where it is not configured. */
  readonly origin: string | undefined;
  readonly product: { readonly key: string; readonly name: string };
  readonly to: string;
}

const pageOf = ({ origin, product }: RestockMail): string | null =>
  origin === undefined ? null : `${origin}${storefrontPathOf('product-detail', product.key)}`;

/** Confirms a restock notice, with the link that cancels it. */
export function restockConfirmationMail(parts: RestockMail, token: string): Mail {
  const { channel, product, to } = parts;
  const page = pageOf(parts);
  return {
    channelId: channel.id,
    to,
    subject: `【${channel.name}】再入荷のお知らせを承りました`,
    ...mailParts(channel.name, {
      greeting: ['下記の商品が入荷しましたら、このメールアドレスへ一度だけお知らせします。'],
      sections: [{ heading: '商品', lines: [product.name] }],
      links:
        page === null
          ? []
          : [
              {
                hint: 'お知らせが不要になった場合や、お心当たりのない場合は、こちらから取り消せます。',
                url: `${page}?restock_token=${token}`,
              },
            ],
    }),
  };
}

/** The mail that a product is back in stock. */
export function restockedMail(parts: RestockMail): Mail {
  const { channel, product, to } = parts;
  const page = pageOf(parts);
  return {
    channelId: channel.id,
    to,
    subject: `【${channel.name}】「${product.name}」が入荷しました`,
    ...mailParts(channel.name, {
      greeting: [
        'お待たせいたしました。お知らせをご希望の商品が入荷しました。',
        '数に限りがあります。ご注文の時点で品切れの場合は、ご容赦ください。',
        'このお知らせは一度だけお送りしています。',
      ],
      sections: [{ heading: '商品', lines: [product.name] }],
      links: page === null ? [] : [{ hint: '商品を見る', url: page }],
    }),
  };
}
