import { and, lt, ne } from 'drizzle-orm';
import type { CleanupContext } from '../../cleanup/cleanup-task';
import { carts } from '../../db/schema';
import { deleteCarts } from './delete-carts';
import { DAY_MS } from '../../durations';

/** How long an expired cart is stored, so that its owner sees a notice that it has expired. */
const RETENTION_MS = 30 * DAY_MS;

/**
 * Deletes carts that expired long ago with their contents, and returns their number; carts that became orders have a
 * retention of their own. Nothing is reserved for a cart, so there is nothing to return.
 */
export function deleteOldCarts(
  context: Pick<CleanupContext, 'db' | 'clock' | 'isOver' | 'timer'>,
): Promise<number> {
  const before = new Date(context.clock.now().getTime() - RETENTION_MS);
  return deleteCarts(context, and(ne(carts.status, 'decided'), lt(carts.expiresAt, before)));
}
