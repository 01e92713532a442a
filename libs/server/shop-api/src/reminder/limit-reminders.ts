import { mailboxHash } from '../auth/mailbox-hash';
import { DAY_MS } from '../durations';
import { consumeRateLimit, type RateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';

/** Reminders a day to one mailbox that one network asks for: few forget more than one password. */
const PER_NETWORK_AND_MAILBOX: RateLimit = { count: 10, windowMs: DAY_MS };
/** Those from wherever: more, so that a single stranger cannot keep a member from the way back to an account. */
const PER_MAILBOX: RateLimit = { count: 30, windowMs: DAY_MS };

/**
 * Counts a reminder by the mailbox that was typed, whether or not anybody's account has it: the 429 says nothing about who is a
 * member. The network first: one that has used up its own uses up nobody's. reliability 5
 */
export async function limitReminders({ db, clock, rateIp }: RouteContext, email: string): Promise<void> {
  const mailbox = mailboxHash(email);
  await consumeRateLimit(db, clock, `reminder-from/${rateIp}/${mailbox}`, PER_NETWORK_AND_MAILBOX);
  await consumeRateLimit(db, clock, `reminder-to/${mailbox}`, PER_MAILBOX);
}
