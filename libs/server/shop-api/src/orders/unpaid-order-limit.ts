import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { verifiedOwnerId } from '../auth/verified-owner-id';
import type { Executor } from '../db/database';
import { carts, type StoredDecision } from '../db/schema';
import { consumeRateLimit, refundRateLimit } from '../http/rate-limit';
import type { RouteContext } from '../http/route-context';
import type { OrderRow } from './order-store';
import { DAY_MS } from '../durations';

/**
 * Orders that are not paid yet, each of which holds stock until it is paid or ends. Nobody leaves thirty of them in a day
 * for themselves, and an office, a school or a network whose people share one address comes nowhere near it either, since
 * what is paid counts no more. Who wants to empty the shop's stock for nothing gets thirty orders of it.
 */
const PER_CLIENT_IP = { count: 30, windowMs: DAY_MS };
const PER_MEMBER = { count: 30, windowMs: DAY_MS };
/**
 * For all verified members of one client IP. An office, a school or the customers of a mobile network share one, each of whom
 * orders now and then; ten members who use up all of theirs reach it, and nobody has ten mailboxes by accident.
 */
const PER_CLIENT_IP_OF_MEMBERS = { count: 300, windowMs: DAY_MS };

/** Who places an order. */
interface Orderer extends Pick<RouteContext, 'clock' | 'rateIp' | 'member'> {
  /** The member of the cart; null: a guest's. */
  readonly userId: number | null;
  readonly serverKey: Uint8Array;
}

/**
 * Counts an order that is not paid as it is placed, by its verified member and the client IP of such members, or else by the
 * client IP of guests, and returns what the cart keeps to give the places back; an IP cannot be read from it. Throws a 429 with
 * Retry-After where the day has as many already; the caller's transaction takes the use of what is rejected back. reliability 5
 */
export async function takeUnpaidPlace(
  tx: Executor,
  { clock, rateIp, member, userId, serverKey }: Orderer,
): Promise<Pick<StoredDecision, 'unpaidPlace' | 'unpaidPlaceOfClientIp'>> {
  const clientIp = createHmac('sha256', serverKey).update(`unpaid-order:${rateIp}`).digest('base64url');
  const ownerId = verifiedOwnerId(member, { userId });
  if (ownerId === null) {
    const unpaidPlace = `unpaid-order/${clientIp}`;
    await consumeRateLimit(tx, clock, unpaidPlace, PER_CLIENT_IP);
    return { unpaidPlace };
  }
  const unpaidPlace = `unpaid-order/member/${ownerId}`;
  const unpaidPlaceOfClientIp = `unpaid-order/members-of/${clientIp}`;
  await consumeRateLimit(tx, clock, unpaidPlace, PER_MEMBER);
  await consumeRateLimit(tx, clock, unpaidPlaceOfClientIp, PER_CLIENT_IP_OF_MEMBERS);
  return { unpaidPlace, unpaidPlaceOfClientIp };
}

/** Gives the places of an order back that is paid now, as far as they are still those of the day in which they were taken. */
export async function returnUnpaidPlace(
  tx: Executor,
  { cartId, orderedAt }: Pick<OrderRow, 'cartId' | 'orderedAt'>,
): Promise<void> {
  if (cartId === null) return;
  const [cart] = await tx
    .select({ decision: carts.decisionResponse })
    .from(carts)
    .where(eq(carts.id, cartId));
  for (const key of [cart?.decision?.unpaidPlace, cart?.decision?.unpaidPlaceOfClientIp])
    if (typeof key === 'string') await refundRateLimit(tx, key, new Date(orderedAt.getTime() + DAY_MS));
}
