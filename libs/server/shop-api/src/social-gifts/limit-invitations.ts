import { mailboxHash } from '../auth/mailbox-hash';
import { verifiedOwnerId } from '../auth/verified-owner-id';
import type { CartRow } from '../carts/state/cart-store';
import type { Executor } from '../db/database';
import { countUse } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import { giftErrors } from './gift-errors';
import { DAY_MS } from '../durations';

/** Unsolicited mail with a stranger's text: a mailbox gets at most three a day. */
const PER_RECEIVER = { count: 3, windowMs: DAY_MS };
/**
 * The gifts that one verified member, or the client IP of guests and all others, announces by mail; by hand there is no limit.
 */
const PER_GIVER = { count: 10, windowMs: DAY_MS };
/** For all verified members of one client IP, as of an office before a holiday: five of them may use up theirs. */
const PER_CLIENT_IP_OF_MEMBERS = { count: 50, windowMs: DAY_MS };

/**
 * Counts the invitation of a gift that the shop mails, by its receiver's mailbox, by its giver and by the client IP. Throws a
 * 422 that says what to do instead where a day has had as many already; the caller's transaction takes the use of what is
 * rejected back, and the cart stays. reliability 5
 */
export async function limitInvitations(
  tx: Executor,
  { clock, rateIp, member }: Pick<RouteContext, 'clock' | 'rateIp' | 'member'>,
  cart: Pick<CartRow, 'receiver' | 'userId'>,
): Promise<void> {
  const { receiver } = cart;
  if (receiver === null || receiver.email === null) return;
  const userId = verifiedOwnerId(member, cart);
  const giver = userId === null ? `gift-giver/${rateIp}` : `gift-giver/member/${userId}`;
  if ((await countUse(tx, clock, giver, PER_GIVER)) !== null)
    throw giftErrors.tooManyOfGiver(PER_GIVER.count);
  if (userId !== null) {
    const office = `gift-giver/members-of/${rateIp}`;
    if ((await countUse(tx, clock, office, PER_CLIENT_IP_OF_MEMBERS)) !== null)
      throw giftErrors.tooManyOfGiver(PER_GIVER.count);
  }
  const mailbox = `gift-receiver/${mailboxHash(receiver.email)}`;
  if ((await countUse(tx, clock, mailbox, PER_RECEIVER)) !== null)
    throw giftErrors.tooManyToReceiver(PER_RECEIVER.count);
}
