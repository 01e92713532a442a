import type { MailLink } from '../mail/mail-sections';

const HISTORY_HINT = 'ご注文の状況は、マイページの注文履歴でご確認いただけます。';

/** The links of a mail to the order; guests have no such page. */
export const orderLinks = (
  origin: string | undefined,
  userId: number | null,
  orderId: number,
): readonly MailLink[] =>
  origin === undefined || userId === null
    ? []
    : [{ hint: HISTORY_HINT, url: `${origin}/mypage/order_history/${orderId}` }];
