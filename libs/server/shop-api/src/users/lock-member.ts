import { eq } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { users } from '../db/schema';

/**
 * Makes changes of what one member owns wait for each other, so that limits hold. Must run in a transaction. It locks
 * only what foreign keys do not need: an order of the same member is not held up.
 */
export async function lockMember(tx: Executor, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}
