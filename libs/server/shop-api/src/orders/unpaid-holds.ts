import { createHmac } from 'node:crypto';
import { ERROR_CODES } from '@shop/contract/error-codes';
import { and, eq, gt, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { mailboxOf } from '../auth/mailbox-hash';
import { cartErrors } from '../carts/state/cart-errors';
import { verifiedOwnerId } from '../auth/verified-owner-id';
import type { Executor } from '../db/database';
import { unpaidHolds } from '../db/schema';
import { HttpError } from '../http/http-error';
import type { RouteContext } from '../http/route-context';
import { DAY_MS, HOUR_MS } from '../durations';
import { HOLD_LIMITS, type HoldLimit, RENEWED_HOLDS } from './hold-limits';
import { isPaidAtOnce } from './is-paid-at-once';

/** An order that is placed without being paid, and who places it. */
interface UnpaidOrder {
  readonly orderId: number;
  /** The member of the cart; null: a guest's. */
  readonly userId: number | null;
  readonly channelId: number;
  readonly paymentId: number;
  readonly email: string;
  readonly pieces: number;
  /** Yen with tax. */
  readonly amount: number;
  readonly serverKey: Uint8Array;
}

/**
 * Notes what an order holds that is not paid as it is placed. Throws a 429 with Retry-After where its network, its mailbox or
 * its verified member hold more than `HOLD_LIMITS` then, and a 422 where a guest's order alone would; the caller's transaction
 * takes the order back. reliability 5
 */
export async function holdUnpaid(
  tx: Executor,
  { clock, rateIp, member }: Pick<RouteContext, 'clock' | 'rateIp' | 'member'>,
  { orderId, userId, channelId, paymentId, email, pieces, amount, serverKey }: UnpaidOrder,
): Promise<void> {
  const hashOf = (kind: string, text: string) =>
    createHmac('sha256', serverKey).update(`unpaid-${kind}:${channelId}:${text}`).digest('base64url');
  const now = clock.now();
  const [network, mailbox] = [hashOf('network', rateIp), hashOf('mailbox', mailboxOf(email))];
  const ownerId = verifiedOwnerId(member, { userId });
  const atOnce = isPaidAtOnce(paymentId);
  const most = HOLD_LIMITS.mailbox;
  if (ownerId === null && (pieces > most.pieces || amount > most.yen))
    throw cartErrors.tooMuchForGuests(most);
  // Orders of the same network or mailbox wait for each other here, so that together they stay below the limit. Each locks its
  // network first, so that no two wait for each other. A member's orders wait for the member.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('unpaid-network'), hashtext(${network}))`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('unpaid-mailbox'), hashtext(${mailbox}))`);
  await tx.insert(unpaidHolds).values({
    orderId,
    network,
    mailbox,
    userId: ownerId,
    isPaidAtOnce: atOnce,
    pieces,
    amount,
    heldAt: now,
  });
  const isAlike = eq(unpaidHolds.isPaidAtOnce, atOnce);
  const ofNetwork = and(isAlike, eq(unpaidHolds.network, network));
  // Anybody can name a mailbox: what other networks hold under it for minutes keeps its owner from no payment by card.
  const ofMailbox = and(atOnce ? ofNetwork : isAlike, eq(unpaidHolds.mailbox, mailbox));
  const kinds: readonly (readonly [SQL | undefined, HoldLimit])[] =
    ownerId === null
      ? [
          [and(ofNetwork, isNull(unpaidHolds.userId)), HOLD_LIMITS.networkOfGuests],
          [and(ofMailbox, isNull(unpaidHolds.userId)), HOLD_LIMITS.mailbox],
        ]
      : [
          [and(ofNetwork, isNotNull(unpaidHolds.userId)), HOLD_LIMITS.networkOfMembers],
          [and(isAlike, eq(unpaidHolds.userId, ownerId)), HOLD_LIMITS.member],
        ];
  for (const [isOwn, limit] of kinds) await requireBelow(tx, isOwn, { limit, atOnce, now });
}

/** What the matching orders hold, and by how many hours of it those by card or wallet weigh that ended unpaid within a day. */
async function countHeld(tx: Executor, isOwn: SQL | undefined, now: Date) {
  const { pieces, amount, heldAt, endedAt, isPaidAtOnce: atOnce } = unpaidHolds;
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const holds = or(isNull(endedAt), and(not(atOnce), gt(heldAt, dayAgo)));
  const isRenewable = and(atOnce, gt(endedAt, dayAgo));
  const hours = sql`extract(epoch from ${endedAt} - ${heldAt}) / 3600`;
  const total = (value: SQL | typeof pieces | typeof amount, isMeant: SQL | undefined) =>
    sql`coalesce(sum(${value}) filter (where ${isMeant}), 0)`.mapWith(Number);
  const [held] = await tx
    .select({
      orders: total(sql`1`, holds),
      pieces: total(pieces, holds),
      yen: total(amount, holds),
      pieceHours: total(sql`${pieces} * ${hours}`, isRenewable),
      yenHours: total(sql`${amount} * ${hours}`, isRenewable),
    })
    .from(unpaidHolds)
    .where(isOwn);
  return held;
}

async function requireBelow(
  tx: Executor,
  isOwn: SQL | undefined,
  { limit, atOnce, now }: { readonly limit: HoldLimit; readonly atOnce: boolean; readonly now: Date },
): Promise<void> {
  const held = await countHeld(tx, isOwn, now);
  if (held === undefined) return;
  const isAlone = held.orders === 1;
  const { hours, leaves } = RENEWED_HOLDS;
  const isRenewed = held.pieceHours > hours * limit.pieces || held.yenHours > hours * limit.yen;
  const share = isRenewed ? leaves : 1;
  // One order of a member, however large, is the stock's and the payment's matter.
  if (
    isAlone ||
    (held.orders <= limit.orders && held.pieces <= share * limit.pieces && held.yen <= share * limit.yen)
  )
    return;
  throw new HttpError(
    429,
    ERROR_CODES.tooMany,
    'お支払いの済んでいないご注文が多いため、ご注文を承れません。お支払いが済んでから、または会員登録とメールアドレスの確認が済んでから、もう一度ご注文ください',
    { headers: { 'Retry-After': String((atOnce ? HOUR_MS : DAY_MS) / 1000) } },
  );
}

/** Forgets what an order held that is paid or shipped now. */
export async function endHold(tx: Executor, orderId: number): Promise<void> {
  await tx.delete(unpaidHolds).where(eq(unpaidHolds.orderId, orderId));
}

/**
 * Notes that an order was cancelled: what it held counts until a day after the order. Where the money is there at once or
 * never, it counts as held no more, since a card that is declined, or a way back to the cart, is part of paying; only for how
 * long it was held is kept (`RENEWED_HOLDS`).
 */
export async function cancelHold(tx: Executor, orderId: number, now: Date): Promise<void> {
  await tx.update(unpaidHolds).set({ endedAt: now }).where(eq(unpaidHolds.orderId, orderId));
}
