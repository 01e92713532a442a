import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { users } from '../../db/schema';
import type { RouteContext } from '../../http/route-context';
import { findOpenPayment } from '../../payments/find-open-payment';
import { type CartNotice, cartNotice } from '../state/cart-notice';
import {
  type CartRow,
  findCartByToken,
  findWaitingCartOf,
  insertCart,
  issueToken,
  lockOpenCartOf,
  revokeTokens,
  updateCart,
} from '../state/cart-store';
import { expiryFrom, isExpired } from '../state/find-cart';
import { listLines } from '../state/line-store';
import { mergeCart } from './merge-cart';
import { resetCart } from './reset-cart';

/** The cart that a shopper continues with. */
export interface OpenedCart {
  readonly cart: CartRow;
  readonly token: string;
  readonly notice: CartNotice | null;
}

/**
 * Finds or creates the cart that the shopper continues with; no token makes it fail. A cart whose payment is open is
 * returned as its order stands: its shopper pays, or abandons the payment by changing the cart. For a member, a
 * guest's cart is merged into the member's own and its tokens are revoked, so that a token planted before signing in
 * is worthless afterwards (reliability 29).
 */
export async function openCart(
  tx: Executor,
  context: RouteContext,
  token: string | null,
): Promise<OpenedCart> {
  // Every opening takes its locks in the same order: member, guest's cart, member's cart. Another member's cart is
  // never locked, so that two openings cannot deadlock.
  if (context.member !== null) await lockMember(tx, context.member.id);
  const given = token === null ? null : await findGiven(tx, context, token);
  return context.member === null
    ? openForVisitor(tx, context, given, token)
    : openForMember(tx, context, context.member.id, given, token);
}

/** Locks the member without blocking foreign keys, so that an order of the same member can be written meanwhile. */
async function lockMember(tx: Executor, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

async function findGiven(tx: Executor, context: RouteContext, token: string): Promise<CartRow | null> {
  const seen = await findCartByToken(tx, context.channel.id, token, false);
  return seen === null || seen.userId !== null ? seen : findCartByToken(tx, context.channel.id, token, true);
}

async function openForVisitor(
  tx: Executor,
  context: RouteContext,
  given: CartRow | null,
  token: string | null,
): Promise<OpenedCart> {
  const own = given?.userId === null ? given : null;
  if (own !== null && token !== null && (await findOpenPayment(tx, own)) !== null)
    return { cart: own, token, notice: null };
  const notice = own === null ? null : await cartNotice(tx, own, context.clock.now());
  if (own !== null && token !== null && own.status === 'open' && notice === null)
    return { cart: await renew(tx, context, own), token, notice };
  return { ...(await beginCart(tx, context, null)), notice };
}

async function openForMember(
  tx: Executor,
  context: RouteContext,
  userId: number,
  given: CartRow | null,
  token: string | null,
): Promise<OpenedCart> {
  const own = await lockOpenCartOf(tx, userId);
  const isOwnKey = own !== null && token !== null && given?.id === own.id;
  const now = context.clock.now();
  const visitors =
    given !== null && given.userId === null && given.status === 'open' && !isExpired(given, now)
      ? given
      : null;
  let notice = given !== null && given.userId === userId ? await cartNotice(tx, given, now) : null;
  if (own !== null) {
    if (isExpired(own, now)) {
      await updateCart(tx, own.id, (await resetCart({ tx, cart: own }, 'expired')) ?? {});
      notice = isOwnKey ? notice : null;
    }
    if (visitors !== null) await mergeCart(tx, visitors, own, userId);
    const cart = await renew(tx, context, own);
    return isOwnKey ? { cart, token, notice } : { cart, token: await issueToken(tx, own.id, now), notice };
  }
  const waiting = await findWaitingCartOf(tx, userId);
  if (visitors !== null && (waiting === null || (await listLines(tx, visitors.id)).length > 0)) {
    await revokeTokens(tx, visitors.id);
    await updateCart(tx, visitors.id, { userId });
    const cart = await renew(tx, context, { ...visitors, userId });
    return { cart, token: await issueToken(tx, visitors.id, now), notice };
  }
  if (waiting !== null) {
    const isItsKey = token !== null && given?.id === waiting.id;
    return { cart: waiting, token: isItsKey ? token : await issueToken(tx, waiting.id, now), notice: null };
  }
  return { ...(await beginCart(tx, context, userId)), notice };
}

async function beginCart(tx: Executor, context: RouteContext, userId: number | null) {
  const createdAt = context.clock.now();
  const cart = await insertCart(tx, {
    channelId: context.channel.id,
    userId,
    expiresAt: expiryFrom(context),
    createdAt,
  });
  return { cart, token: await issueToken(tx, cart.id, createdAt) };
}

async function renew(tx: Executor, context: RouteContext, cart: CartRow): Promise<CartRow> {
  const expiresAt = expiryFrom(context);
  await updateCart(tx, cart.id, { expiresAt });
  return { ...cart, expiresAt };
}
