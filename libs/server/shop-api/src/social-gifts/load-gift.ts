import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import { noReferrer } from '../http/no-referrer';
import { consumeRateLimit } from '../http/rate-limit';
import { giftErrors } from './gift-errors';
import { giftStatusOf } from './gift-status';
import { findGift, type Gift } from './gift-store';

/** Links that lead nowhere, for each client IP. Nobody can guess one; who tries is slowed down. */
const WRONG_LINKS = { count: 20, windowMs: 10 * 60 * 1000 };

interface OpenOptions {
  readonly isLocking?: boolean;
}

/** The gift of a link. Throws the same 404 for unknown links and those of other shops. */
export async function loadGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  noReferrer(context);
  const gift = await findGift(db, context.channel.id, token, options);
  if (gift === null) {
    const { clock, rateIp } = context;
    // Inside a transaction the link has been found before.
    if (options.isLocking !== true) await consumeRateLimit(context.db, clock, `gift/${rateIp}`, WRONG_LINKS);
    throw giftErrors.notFound();
  }
  return gift;
}

/** The same, unless it was declined or cancelled, or it is too late. */
export async function loadUnexpiredGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  const found = await loadGift(db, context, token, options);
  const status = giftStatusOf(found.gift, found.order);
  const isLate = status === 'waiting' && found.gift.expiresAt <= context.clock.now();
  if (status === 'expired' || isLate) throw giftErrors.expired();
  if (status === 'declined') throw giftErrors.declined();
  if (status === 'cancelled') throw giftErrors.cancelled();
  return found;
}

/** The same, unless its address has been entered already. */
export async function loadWaitingGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  const found = await loadUnexpiredGift(db, context, token, options);
  if (found.gift.status === 'completed') throw giftErrors.alreadyCompleted();
  return found;
}
