import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { writeAccountMail } from '../mail/account-mail';
import type { Mail } from '../ports/mail-port';

const PASSKEYS_DELETED =
  '安全のため、追加されていたパスキーをすべて削除しましたので、お使いになる場合はマイページの「パスキー」からもう一度追加してください。';

/** Tells a member that the password was changed, and that the passkeys were deleted where the reset by mail did so. */
export const passwordChangedMail = (
  context: RouteContext,
  user: typeof users.$inferSelect,
  { hasDeletedPasskeys }: { readonly hasDeletedPasskeys: boolean } = { hasDeletedPasskeys: false },
): Mail =>
  writeAccountMail(context, user, {
    subject: 'パスワードを変更しました',
    lines: [
      'パスワードを変更しました。',
      'ほかの端末では、もう一度ログインが必要です。',
      ...(hasDeletedPasskeys ? [PASSKEYS_DELETED] : []),
    ],
    closing: ['お心当たりがない場合は、すぐにパスワードを再設定し、お問い合わせください。'],
  });
