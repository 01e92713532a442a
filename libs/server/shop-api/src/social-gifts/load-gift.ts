import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import { giftErrors } from './gift-errors';
import { findGift, type Gift } from './gift-store';

interface OpenOptions {
  readonly isLocking?: boolean;
}

/**
 * The link contains a secret: pages that have it must not send it to other sites as a referrer. reliability
 * 19
 */
const preventKeyLeak = ({ response }: RouteContext) => response.header('referrer-policy', 'no-referrer');

/** The gift of a link. Throws the same 404 for unknown links and those of other shops. */
export async function loadGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  preventKeyLeak(context);
  const gift = await findGift(db, context.channel.id, token, options);
  if (gift === null) throw giftErrors.notFound();
  return gift;
}

/** The same, unless it is too late. */
export async function loadUnexpiredGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  const found = await loadGift(db, context, token, options);
  const { gift, order } = found;
  if (gift.status === 'completed') return found;
  const isOver = gift.status === 'expired' || gift.expiresAt <= context.clock.now();
  if (isOver || order.status === 'cancelled') throw giftErrors.expired();
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
