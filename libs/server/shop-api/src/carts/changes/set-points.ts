import { pointBalance } from '../../points/point-store';
import { cartErrors } from '../state/cart-errors';
import { loadCartState } from '../state/cart-state';
import type { CartChange } from '../state/cart-store';
import type { CartChangeContext } from './cart-change-context';

/**
 * Sets how many points the cart uses. Throws for more than the member has; more than the total counts as the total.
 */
export async function setPoints(
  { tx, cart, context }: CartChangeContext,
  point: number,
): Promise<CartChange> {
  if (point === 0) return { points: 0 };
  if (cart.userId === null) throw cartErrors.pointMembersOnly();
  const balance = await pointBalance(tx, cart.userId, context.clock.now());
  if (point > balance) throw cartErrors.pointNotEnough(balance);
  const { amounts } = await loadCartState(tx, context, cart);
  return { points: Math.min(point, amounts.pointLimit) };
}
