import type { Executor } from '../db/database';
import type { RouteContext } from '../http/route-context';
import { giftFailures } from './gift-failures';
import { findGift, type Gift } from './gift-store';

interface OpenOptions {
  readonly isLocking?: boolean;
}

/** The link is a key: pages that bear it must not tell it to other sites. reliability 19 */
const keepKey = ({ answer }: RouteContext) => answer.header('referrer-policy', 'no-referrer');

/** The gift of a link. Throws the same 404 for unknown links and those of other shops. */
export async function openGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  keepKey(context);
  const gift = await findGift(db, context.channel.id, token, options);
  if (gift === null) throw giftFailures.notFound();
  return gift;
}

/** The same, unless it is too late. */
export async function openLivingGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  const found = await openGift(db, context, token, options);
  const { gift, order } = found;
  if (gift.status === 'completed') return found;
  const isOver = gift.status === 'expired' || gift.expiresAt <= context.clock.now();
  if (isOver || order.status === 'cancelled') throw giftFailures.expired();
  return found;
}

/** The same, while its address can be told. */
export async function openWaitingGift(
  db: Executor,
  context: RouteContext,
  token: string,
  options: OpenOptions = {},
): Promise<Gift> {
  const found = await openLivingGift(db, context, token, options);
  if (found.gift.status === 'completed') throw giftFailures.alreadyCompleted();
  return found;
}
