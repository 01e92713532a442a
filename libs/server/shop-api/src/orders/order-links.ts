import { storefrontPathOf } from '@shop/shops/storefront-paths';
import type { MailLink } from '../mail/mail-sections';

const HISTORY_HINT = 'ご注文の状況は、マイページの注文履歴でご確認いただけます。';

/** The link to the order's page in a mail; guests have no such page. */
export const orderLinks = (
  origin: string | undefined,
  userId: number | null,
  orderId: number,
): readonly MailLink[] =>
  origin === undefined || userId === null
    ? []
    : [{ hint: HISTORY_HINT, url: `${origin}${storefrontPathOf('order-detail', orderId)}` }];
