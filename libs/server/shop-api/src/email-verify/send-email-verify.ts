import { MAIL_CODE_MINUTES, MAIL_LINK_HOURS } from '@shop/contract/auth/mail-lifetimes';
import { and, eq } from 'drizzle-orm';
import { storefrontPath } from '@shop/shops/storefront-paths';
import { issueMailToken } from '../auth/mail-token';
import { randomCode } from '../auth/random-token';
import { retentionDays } from '../cleanup/retention-days';
import type { Executor } from '../db/database';
import { users } from '../db/schema';
import { HOUR_MS, MINUTE_MS } from '../durations';
import type { RouteContext } from '../http/route-context';
import { writeAccountMail } from '../mail/account-mail';
import { lockMember } from '../users/lock-member';
import { UNVERIFIED_ACCOUNTS } from '../users/unverified-accounts';

/** reliability 4 */
const CODE_LIFETIME_MS = MAIL_CODE_MINUTES * MINUTE_MS;
const CODE_TRIES = 5;
const LINK_LIFETIME_MS = MAIL_LINK_HOURS * HOUR_MS;

/** Whether the stored password is still the one that `user` was read with; a change waits for this transaction. */
async function hasPassword(tx: Executor, user: typeof users.$inferSelect): Promise<boolean> {
  await lockMember(tx, user.id);
  const kept = and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash));
  return (await tx.$count(users, kept)) > 0;
}

/** Says when an account ends whose address is not proved. */
const endOfUnverified = (
  { channel }: Pick<RouteContext, 'channel'>,
  { emailVerifiedAt, verificationAskedAt }: typeof users.$inferSelect,
): readonly string[] =>
  emailVerifiedAt === null && verificationAskedAt !== null
    ? [
        `ご登録から${retentionDays(channel.retention, UNVERIFIED_ACCOUNTS)}日以内に確認が済まない場合、会員登録は取り消されます。`,
      ]
    : [];

/** Says who completes a change of a proved address: `verifyEmail` refuses its link from anybody else. */
const whoChanges = (
  { email: present, emailVerifiedAt }: typeof users.$inferSelect,
  email: string,
): readonly string[] =>
  emailVerifiedAt !== null && email !== present
    ? ['リンクは、変更をお申し込みになった会員としてログインした画面でご利用ください。']
    : [];

/** Sends a mail to the address that is to be verified, with a code for a member who is signed in and a link for all. */
export async function sendEmailVerify(
  context: RouteContext,
  user: typeof users.$inferSelect,
  email: string,
): Promise<void> {
  const { db, clock } = context;
  const wish = { userId: user.id, email, now: clock.now() };
  await db.transaction(async (tx) => {
    // A password that was changed meanwhile revoked the open links; this one must not come after them.
    if (!(await hasPassword(tx, user))) return;
    const token = await issueMailToken(tx, {
      ...wish,
      purpose: 'email-verify',
      lifetimeMs: LINK_LIFETIME_MS,
    });
    const code = await issueMailToken(tx, {
      ...wish,
      purpose: 'email-verify-code',
      lifetimeMs: CODE_LIFETIME_MS,
      tries: CODE_TRIES,
      secret: randomCode(),
    });
    const mail = writeAccountMail(
      context,
      user,
      {
        subject: 'メールアドレスの確認',
        lines: [
          'メールアドレスの確認をお願いいたします。',
          '画面に次の6桁の数字を入力するか、リンクを開いてください。',
        ],
        code,
        link: { path: `${storefrontPath('verify-email')}?token=${token}`, label: 'メールアドレスを確認する' },
        closing: [
          `確認コードは${MAIL_CODE_MINUTES}分間、リンクは${MAIL_LINK_HOURS}時間、それぞれ一度だけ有効です。`,
          ...whoChanges(user, email),
          ...endOfUnverified(context, user),
          'お心当たりがない場合は、このメールを破棄してください。',
        ],
      },
      email,
    );
    await context.mail.send(tx, mail);
  });
  context.mail.flushLater();
}
