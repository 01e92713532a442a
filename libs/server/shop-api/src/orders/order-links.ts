import { storefrontPath, storefrontPathOf } from '@shop/shops/storefront-paths';
import type { MailLink } from '../mail/mail-sections';

const HISTORY_HINT = 'ご注文の状況は、マイページの注文履歴でご確認いただけます。';
const FIND_HINT = 'ご注文の状況は、注文番号とメールアドレスからご確認いただけます。';

/** The link to the order's page in a mail; guests are led to the page that finds an order. */
export function orderLinks(
  origin: string | undefined,
  userId: number | null,
  orderId: number,
): readonly MailLink[] {
  if (origin === undefined) return [];
  return userId === null
    ? [{ hint: FIND_HINT, url: `${origin}${storefrontPath('order-find')}` }]
    : [{ hint: HISTORY_HINT, url: `${origin}${storefrontPathOf('order-detail', orderId)}` }];
}
