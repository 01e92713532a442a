import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { writeAccountMail } from '../mail/account-mail';
import type { Mail } from '../ports/mail-port';

/** Tells a member that the security question was set, which a reset of the password asks. */
export const questionChangedMail = (context: RouteContext, user: typeof users.$inferSelect): Mail =>
  writeAccountMail(context, user, {
    subject: '秘密の質問を設定しました',
    lines: [
      '会員情報の秘密の質問と答えを設定しました。',
      'パスワードを再設定されるときに、この質問をおたずねします。',
    ],
    closing: ['お心当たりがない場合は、すぐにパスワードを変更し、お問い合わせください。'],
  });
