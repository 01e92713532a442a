import type { Executor } from '../../db/database';
import { DAY_MS, HOUR_MS } from '../../durations';
import { consumeRateLimit } from '../../http/rate-limit';
import type { RouteContext } from '../../http/route-context';
import { findOpenPayment } from '../../payments/find-open-payment';
import { lockMember } from '../../users/lock-member';
import { type CartNotice, cartNotice } from '../state/cart-notice';
import {
  type CartChange,
  type CartRow,
  findCartByToken,
  findWaitingCartOf,
  insertCart,
  issueCartToken,
  lockOpenCartOf,
  revokeTokens,
  updateCart,
} from '../state/cart-store';
import { expiryFrom, isExpired } from '../state/find-cart';
import { moveSaved } from '../state/saved-line-store';
import { listLines } from '../state/line-store';
import { mergeCart } from './merge-cart';
import { resetCart } from './reset-cart';

/** New carts of guests from one client IP, so that nobody fills the database with them. */
const NEW_PER_CLIENT_IP = { count: 6_000, windowMs: HOUR_MS };
const NEW_PER_CLIENT_IP_AND_DAY = { count: 20_000, windowMs: DAY_MS };

/** The cart that a shopper continues with. */
export interface InitialisedCart {
  readonly cart: CartRow;
  readonly token: string;
  readonly notice: CartNotice | null;
}

/**
 * Finds or creates the cart that the shopper continues with; no token makes it fail. A cart whose payment is open is
 * returned with its order unchanged: its shopper pays, or abandons the payment by changing the cart. For a member, a
 * guest's cart is merged into the member's own and its tokens are revoked, so that a token planted before signing in
 * is worthless afterwards (reliability 29).
 */
export async function initCart(
  tx: Executor,
  context: RouteContext,
  token: string | null,
): Promise<InitialisedCart> {
  // Every init takes its locks in the same order: member, guest's cart, member's cart. Another member's cart is
  // never locked, so that two of them cannot deadlock.
  if (context.member !== null) await lockMember(tx, context.member.id);
  const presented = token === null ? null : await findPresented(tx, context, token);
  return context.member === null
    ? initForGuest(tx, context, presented, token)
    : initForMember(tx, context, context.member.id, presented, token);
}

async function findPresented(tx: Executor, context: RouteContext, token: string): Promise<CartRow | null> {
  const seen = await findCartByToken(tx, context.channel.id, token, false);
  return seen === null || seen.userId !== null ? seen : findCartByToken(tx, context.channel.id, token, true);
}

async function initForGuest(
  tx: Executor,
  context: RouteContext,
  presented: CartRow | null,
  token: string | null,
): Promise<InitialisedCart> {
  const own = presented?.userId === null ? presented : null;
  if (own !== null && token !== null && (await findOpenPayment(tx, own)) !== null)
    return { cart: own, token, notice: null };
  const notice = own === null ? null : await cartNotice(tx, own, context.clock.now());
  if (own !== null && token !== null && own.status === 'open' && notice === null)
    return { cart: await extendExpiry(tx, context, own), token, notice };
  const begun = await beginCart(tx, context, null);
  if (own !== null) await moveSaved(tx, own, begun.cart);
  return { ...begun, notice };
}

async function initForMember(
  tx: Executor,
  context: RouteContext,
  userId: number,
  presented: CartRow | null,
  token: string | null,
): Promise<InitialisedCart> {
  const own = await lockOpenCartOf(tx, userId);
  const isOwnToken = own !== null && token !== null && presented?.id === own.id;
  const now = context.clock.now();
  const guestCart =
    presented !== null &&
    presented.userId === null &&
    presented.status === 'open' &&
    !isExpired(presented, now)
      ? presented
      : null;
  let notice =
    presented !== null && presented.userId === userId ? await cartNotice(tx, presented, now) : null;
  if (own !== null) {
    const hasExpired = isExpired(own, now);
    if (hasExpired) {
      await updateCart(tx, own.id, (await resetCart({ tx, cart: own, now }, 'expired')) ?? {});
      notice = isOwnToken ? notice : null;
    }
    if (guestCart !== null) {
      await mergeCart(tx, guestCart, own, userId);
      await moveSaved(tx, guestCart, own);
    }
    const revision = hasExpired || guestCart !== null ? own.revision + 1 : own.revision;
    const cart = await extendExpiry(tx, context, own, { revision });
    return isOwnToken
      ? { cart, token, notice }
      : { cart, token: await issueCartToken(tx, own.id, now), notice };
  }
  const waiting = await findWaitingCartOf(tx, userId);
  if (guestCart !== null && (waiting === null || (await listLines(tx, guestCart.id)).length > 0)) {
    await revokeTokens(tx, guestCart.id);
    await moveSaved(tx, guestCart, { ...guestCart, userId });
    const cart = await extendExpiry(tx, context, guestCart, { userId, revision: guestCart.revision + 1 });
    return { cart, token: await issueCartToken(tx, guestCart.id, now), notice };
  }
  if (waiting !== null) {
    const isItsToken = token !== null && presented?.id === waiting.id;
    return {
      cart: waiting,
      token: isItsToken ? token : await issueCartToken(tx, waiting.id, now),
      notice: null,
    };
  }
  return { ...(await beginCart(tx, context, userId)), notice };
}

async function beginCart(tx: Executor, context: RouteContext, userId: number | null) {
  if (userId === null) {
    await consumeRateLimit(tx, context.clock, `carts/${context.rateIp}`, NEW_PER_CLIENT_IP);
    await consumeRateLimit(tx, context.clock, `carts-day/${context.rateIp}`, NEW_PER_CLIENT_IP_AND_DAY);
  }
  const createdAt = context.clock.now();
  const cart = await insertCart(tx, {
    channelId: context.channel.id,
    userId,
    expiresAt: expiryFrom(context),
    createdAt,
  });
  return { cart, token: await issueCartToken(tx, cart.id, createdAt) };
}

async function extendExpiry(
  tx: Executor,
  context: RouteContext,
  cart: CartRow,
  change: CartChange = {},
): Promise<CartRow> {
  const changed = { ...change, expiresAt: expiryFrom(context) };
  await updateCart(tx, cart.id, changed);
  return { ...cart, ...changed };
}
