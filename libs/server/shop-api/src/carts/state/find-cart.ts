import type { Executor } from '../../db/database';
import type { RouteContext } from '../../http/route-context';
import { cartErrors } from './cart-errors';
import { type CartRow, findCartByToken } from './cart-store';

interface FindOptions {
  readonly isLocking: boolean;
}

/**
 * The cart with a token, if it is this shopper's: a guest reaches carts without a member, a member only the own cart.
 * A member's token is useless to others, and a guest's cart that is not merged yet never gets a member's data,
 * because its token may have been planted. Everything else is the same 404. The cart's status is not checked here.
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

/** Whether the cart was not changed for too long. */
export const isExpired = (cart: CartRow, now: Date): boolean => cart.expiresAt <= now;

/** Throws for a cart that became an order. An expired one passes, so that it can be emptied and used again. */
export function requireUndecided(cart: CartRow): void {
  if (cart.status === 'decided') throw cartErrors.alreadyDecided();
}

/** Throws for a cart that became an order or has expired (core §8). */
export function requireOpen(cart: CartRow, now: Date): void {
  requireUndecided(cart);
  if (isExpired(cart, now)) throw cartErrors.expired();
}

/** When a cart that is changed now expires. */
export const expiryFrom = (context: RouteContext): Date =>
  new Date(context.clock.now().getTime() + context.config.cartLifetimeMs);
