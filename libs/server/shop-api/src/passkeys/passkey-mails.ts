import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { writeAccountMail } from '../mail/account-mail';
import type { Mail } from '../ports/mail-port';

type User = typeof users.$inferSelect;

/** Tells a member that a passkey was added. */
export const passkeyAddedMail = (context: RouteContext, user: User, name: string): Mail =>
  writeAccountMail(context, user, {
    subject: 'パスキーを追加しました',
    lines: [
      `パスキー「${name}」を追加しました。`,
      '次回から、端末の画面ロックの解除（指紋、顔、PINなど）でログインできます。',
    ],
    closing: [
      'お心当たりがない場合は、すぐにマイページの「パスキー」で削除し、パスワードを変更して、お問い合わせください。',
    ],
  });

/** Tells a member that a passkey was deleted. */
export const passkeyDeletedMail = (context: RouteContext, user: User, name: string): Mail =>
  writeAccountMail(context, user, {
    subject: 'パスキーを削除しました',
    lines: [
      `パスキー「${name}」を削除しました。このパスキーでは、ログインできません。`,
      'ほかの端末では、もう一度ログインが必要です。',
      '端末に残っているパスキーは、端末の設定から削除してください。',
    ],
    closing: ['お心当たりがない場合は、すぐにパスワードを変更し、お問い合わせください。'],
  });
