import { mailboxHash } from '../auth/mailbox-hash';
import { DAY_MS } from '../durations';
import { consumeRateLimit, countUse, type RateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';

/** Reminders a day to one mailbox that one network asks for: few forget more than one password. */
const PER_NETWORK_AND_MAILBOX: RateLimit = { count: 10, windowMs: DAY_MS };
/** Those from wherever that leave at once; beyond them each waits for a pause (`mayRemindAgain`). */
const PER_MAILBOX: RateLimit = { count: 30, windowMs: DAY_MS };

/**
 * Counts a reminder by the mailbox that was typed, whether or not anybody's account has it: the response says nothing about who
 * is a member. Throws a 429 where this network has asked for as many, and says whether all networks have: nobody is refused
 * for what others ask, or they would keep a member from the way back to an account. reliability 5
 */
export async function limitReminders(
  { db, clock, rateIp }: RouteContext,
  email: string,
): Promise<{ readonly needsPause: boolean }> {
  const mailbox = mailboxHash(email);
  // The network first: one that has used up its own uses up nobody's.
  await consumeRateLimit(db, clock, `reminder-from/${rateIp}/${mailbox}`, PER_NETWORK_AND_MAILBOX);
  return { needsPause: (await countUse(db, clock, `reminder-to/${mailbox}`, PER_MAILBOX)) !== null };
}
