import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import { giftErrors } from './gift-errors';
import { findGift, type Gift } from './gift-store';

interface OpenOptions {
  readonly isLocking?: boolean;
}

/** The link is a key: pages that bear it must not tell it to other sites. reliability 19 */
const keepKey = ({ response }: RouteContext) => response.header('referrer-policy', 'no-referrer');

/** The gift of a link. Throws the same 404 for unknown links and those of other shops. */
export async function openGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  keepKey(context);
  const gift = await findGift(db, context.channel.id, token, options);
  if (gift === null) throw giftErrors.notFound();
  return gift;
}

/** The same, unless it is too late. */
export async function openValidGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  const found = await openGift(db, context, token, options);
  const { gift, order } = found;
  if (gift.status === 'completed') return found;
  const isOver = gift.status === 'expired' || gift.expiresAt <= context.clock.now();
  if (isOver || order.status === 'cancelled') throw giftErrors.expired();
  return found;
}

/** The same, while its address can be told. */
export async function openWaitingGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  const found = await openValidGift(db, context, token, options);
  if (found.gift.status === 'completed') throw giftErrors.alreadyCompleted();
  return found;
}
