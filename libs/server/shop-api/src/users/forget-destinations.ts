import { and, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { carts, cartShippings, userAddresses, userCards, userMemorials } from '../db/schema';

/**
 * Forgets to whom and with which cards an account orders: address book, anniversaries, saved cards, and the destinations of its
 * cart. For an account that the owner of its mailbox takes over from somebody who never proved it, and whose entries would
 * send the owner's next order to a stranger. In the caller's transaction.
 */
export async function forgetDestinations(tx: Executor, userId: number): Promise<void> {
  const open = tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(eq(carts.userId, userId), eq(carts.status, 'open')));
  await tx.delete(cartShippings).where(inArray(cartShippings.cartId, open));
  for (const table of [userAddresses, userCards, userMemorials])
    await tx.delete(table).where(eq(table.userId, userId));
}
