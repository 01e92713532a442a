import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { users } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { cartFailures } from './cart-failures';
import {
  type CartRow,
  findCartByToken,
  insertCart,
  issueToken,
  lockOpenCartOf,
  revokeTokens,
  updateCart,
} from './cart-store';
import { expiryFrom, isExpired } from './find-cart';
import { mergeCart } from './merge-cart';
import { resetCart } from './reset-cart';

/** A cart to go on with. */
export interface OpenedCart {
  readonly cart: CartRow;
  readonly token: string;
  /** Why the given cart could not be continued; null when there is nothing to say. */
  readonly notice: { readonly code: string; readonly message: string } | null;
}

/**
 * Finds or makes the cart to go on with; never fails on a token. For a member, a visitor's cart is merged into the
 * member's own and its keys die, so that a token planted before signing in is worthless afterwards (reliability 29).
 */
export async function openCart(
  tx: Executor,
  context: RouteContext,
  token: string | null,
): Promise<OpenedCart> {
  // The same order of locks in every opening: the member, the visitor's cart, the member's cart. Another member's cart
  // is never locked, so that two openings cannot wait for each other.
  if (context.member !== null) await lockMember(tx, context.member.id);
  const given = token === null ? null : await findGiven(tx, context, token);
  return context.member === null
    ? openForVisitor(tx, context, given, token)
    : openForMember(tx, context, context.member.id, given, token);
}

/** Locks only what foreign keys do not need, so that an order of the same member is not held up. */
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
  const notice = given?.userId === null ? noticeAbout(given, context) : null;
  if (given !== null && token !== null && given.userId === null && given.status === 'open' && notice === null)
    return { cart: await renew(tx, context, given), token, notice };
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
  const isVisitors = given !== null && given.userId === null && given.status === 'open';
  let notice = given !== null && given.userId === userId ? noticeAbout(given, context) : null;
  if (own !== null) {
    if (isExpired(own, context.clock.now())) {
      await updateCart(tx, own.id, (await resetCart({ tx, cart: own }, 'expired')) ?? {});
      notice = isOwnKey ? notice : null;
    }
    if (isVisitors && noticeAbout(given, context) === null) await mergeCart(tx, given, own, userId);
    const cart = await renew(tx, context, own);
    return isOwnKey
      ? { cart, token, notice }
      : { cart, token: await issueToken(tx, own.id, context.clock.now()), notice };
  }
  if (isVisitors && noticeAbout(given, context) === null) {
    await revokeTokens(tx, given.id);
    await updateCart(tx, given.id, { userId });
    const cart = await renew(tx, context, { ...given, userId });
    return { cart, token: await issueToken(tx, given.id, context.clock.now()), notice };
  }
  return { ...(await beginCart(tx, context, userId)), notice };
}

/** What to tell the owner of a cart that cannot go on. */
function noticeAbout(cart: CartRow, context: RouteContext): OpenedCart['notice'] {
  const failure =
    cart.status === 'decided'
      ? cartFailures.alreadyDecided()
      : cart.status === 'open' && isExpired(cart, context.clock.now())
        ? cartFailures.expired()
        : null;
  return failure === null ? null : { code: failure.code, message: failure.message };
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
