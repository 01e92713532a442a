import { MAIL_LINK_HOURS } from '@shop/contract/auth/mail-lifetimes';
import { storefrontPath } from '@shop/shops/storefront-paths';
import type { ReminderTarget } from '@shop/contract/reminder/reminder-target';
import { issueMailToken } from '../auth/mail-token';
import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { type AccountMail, writeAccountMail } from '../mail/account-mail';
import { countNetworkMail } from '../mail/limit-stranger-mail';
import { mayRemindAgain, REMINDER_LIFETIME_MS } from './may-remind-again';

/** Wrong answers to the security question, and the right one. */
const TRIES = 5;

const WORDS: Readonly<
  Record<ReminderTarget, { path: string; label: string; subject: string; line: string }>
> = {
  password: {
    path: storefrontPath('reset-password'),
    label: 'パスワードを再設定する',
    subject: 'パスワードの再設定',
    line: 'パスワードの再設定を承りました。次のリンクから新しいパスワードを設定してください。',
  },
  username: {
    path: storefrontPath('reset-username'),
    label: 'ユーザー名を確認・変更する',
    subject: 'ユーザー名のご確認',
    line: 'ユーザー名のお問い合わせを承りました。次のリンクからご確認いただけます。',
  },
};

/**
 * Sends the link by which a member sets a new password or user name. To an address that nobody has proved nothing is sent
 * where its network has had as many such mails in the day as the shop sends, and to a mailbox that needs a pause nothing until
 * it is over: the response was given before, and is the same for everybody.
 */
export async function sendReminder(
  context: RouteContext,
  user: typeof users.$inferSelect,
  { target, needsPause }: { readonly target: ReminderTarget; readonly needsPause: boolean },
): Promise<void> {
  if (user.emailVerifiedAt === null && !(await countNetworkMail(context.db, context))) return;
  const { path, label, subject, line } = WORDS[target];
  await context.db.transaction(async (tx) => {
    if (needsPause && !(await mayRemindAgain(tx, context, user, target))) return;
    const token = await issueMailToken(tx, {
      userId: user.id,
      purpose: `reminder-${target}`,
      now: context.clock.now(),
      lifetimeMs: REMINDER_LIFETIME_MS,
      tries: TRIES,
    });
    const mail: AccountMail = {
      subject,
      lines: [line],
      link: { path: `${path}?token=${token}`, label },
      closing: [
        `リンクは${MAIL_LINK_HOURS}時間、一度だけ有効です。`,
        'お心当たりがない場合は、このメールを破棄してください。何も変わりません。',
      ],
    };
    await context.mail.send(tx, writeAccountMail(context, user, mail));
  });
  context.mail.flushLater();
}
