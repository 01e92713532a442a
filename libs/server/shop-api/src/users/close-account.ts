import type { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { writeAccountMail } from '../mail/account-mail';
import { emailOfLeaver, forgetMember, unknownPassword } from './forget-member';
import { lockMember } from './lock-member';

/** Closes the account of a member who leaves: see `forgetMember`. A last mail confirms it. */
export async function closeAccount(context: RouteContext, user: typeof users.$inferSelect): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const passwordHash = await unknownPassword();
  await db.transaction(async (tx) => {
    // Before the sessions end: a sign-in that is under way waits, and then finds that its member has left.
    await lockMember(tx, user.id);
    await forgetMember(tx, user, { passwordHash, now });
    const farewell = writeAccountMail(context, user, {
      subject: '退会のお手続きが完了しました',
      lines: ['退会のお手続きが完了しました。', 'これまでのご利用、まことにありがとうございました。'],
      closing: ['お心当たりがない場合は、お問い合わせください。'],
    });
    await context.mail.send(tx, { ...farewell, toOnceDone: emailOfLeaver(user.id) });
  });
  context.mail.flushLater();
}
