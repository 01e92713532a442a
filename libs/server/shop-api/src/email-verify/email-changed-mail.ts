import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { writeAccountMail } from '../mail/account-mail';
import type { Mail } from '../ports/mail-port';

/** Tells the old mail address that it is no longer the account's; the new one does not appear. */
export const emailChangedMail = (context: RouteContext, user: typeof users.$inferSelect): Mail =>
  writeAccountMail(context, user, {
    subject: 'メールアドレスを変更しました',
    lines: [
      'ご登録のメールアドレスを変更しました。今後のお知らせは、新しいメールアドレスにお送りします。',
      'ほかの端末では、もう一度ログインが必要です。',
    ],
    closing: ['お心当たりがない場合は、すぐにお問い合わせください。'],
  });
