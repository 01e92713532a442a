import { MAIL_LINK_HOURS } from '@shop/contract/auth/mail-lifetimes';
import type { ReminderTarget } from '@shop/contract/reminder/reminder-target';
import { mailboxHash } from '../auth/mailbox-hash';
import type { Executor } from '../db/database';
import type { users } from '../db/schema';
import { HOUR_MS } from '../durations';
import { countUse, type RateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';

/** How long the link of a reminder is valid. */
export const REMINDER_LIFETIME_MS = MAIL_LINK_HOURS * HOUR_MS;
/** Whoever gets none now has one in the mailbox whose link is valid for as long again. */
const PER_PAUSE: RateLimit = { count: 1, windowMs: REMINDER_LIFETIME_MS / 2 };

/**
 * Counts a reminder to a mailbox that has had enough of the day, and says whether it may leave: one after each pause. Each
 * member and each kind of link has pauses of its own, so that nobody's link waits for what others ask for. Accounts of
 * addresses that nobody has proved share those of their mailbox: it gets no more mails for being registered many times. In the
 * transaction that sends the mail. reliability 5
 */
export async function mayRemindAgain(
  tx: Executor,
  { clock, channel }: Pick<RouteContext, 'clock' | 'channel'>,
  user: typeof users.$inferSelect,
  target: ReminderTarget,
): Promise<boolean> {
  const whose =
    user.emailVerifiedAt === null ? `${channel.id}/${mailboxHash(user.email)}` : `member/${user.id}`;
  return (await countUse(tx, clock, `reminder-again/${target}/${whose}`, PER_PAUSE)) === null;
}
