import { and, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orders } from '../db/schema';

/**
 * One conditional statement: whether the order is the member's and has a memo is checked by the same statement that writes it.
 */
export async function writeMemo(
  db: Executor,
  userId: number,
  orderId: number,
  { when, memo }: { readonly when: SQL; readonly memo: string | null },
): Promise<boolean> {
  const written = await db
    .update(orders)
    .set({ memo })
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), when))
    .returning({ id: orders.id });
  return written.length > 0;
}
