import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { writeAccountMail } from '../mail/account-mail';
import type { Mail } from '../ports/mail-port';

/** Tells a member that the password was changed. */
export const passwordChangedMail = (context: RouteContext, user: typeof users.$inferSelect): Mail =>
  writeAccountMail(context, user, {
    subject: 'パスワードを変更しました',
    lines: ['パスワードを変更しました。', 'ほかの端末では、もう一度ログインが必要です。'],
    closing: ['お心当たりがない場合は、すぐにパスワードを再設定し、お問い合わせください。'],
  });
