import type { Executor } from '../../db/database';
import type { RouteContext } from '../../http/route-context';
import { cartErrors } from './cart-errors';
import { type CartRow, findCartByToken } from './cart-store';

interface FindOptions {
  readonly isLocking: boolean;
}

/**
 * The cart of a token, if it is this shopper's: a visitor reaches carts without a member, a member only the own one.
 * A member's token says nothing to others, and a visitor's cart that is not merged yet (the token may have been
 * planted) never takes a member's data. Everything else is the same 404. State is not judged here.
 */
export async function findOwnCart(
  db: Executor,
  context: RouteContext,
  token: string,
  { isLocking }: FindOptions,
): Promise<CartRow> {
  const cart = await findCartByToken(db, context.channel.id, token, isLocking);
  if (cart === null || cart.status === 'merged' || cart.userId !== (context.member?.id ?? null))
    throw cartErrors.notFound();
  return cart;
}

/** Whether nobody touched the cart for too long. */
export const isExpired = (cart: CartRow, now: Date): boolean => cart.expiresAt <= now;

/** Throws for a cart that became an order; an expired one may go on, which is how it is emptied and renewed. */
export function requireUndecided(cart: CartRow): void {
  if (cart.status === 'decided') throw cartErrors.alreadyDecided();
}

/** Throws for a cart that became an order, or has expired (core §8). */
export function requireOpen(cart: CartRow, now: Date): void {
  requireUndecided(cart);
  if (isExpired(cart, now)) throw cartErrors.expired();
}

/** When a cart touched now expires. */
export const expiryFrom = (context: RouteContext): Date =>
  new Date(context.clock.now().getTime() + context.config.cartLifetimeMs);
