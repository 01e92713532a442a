import { type SQL, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { repeatBatches } from '../cleanup/delete-in-batches';
import { socialGifts } from '../db/schema';

const BATCH = 500;

/**
 * Forgets mail address and message of the gifts that match, in batches; the receiver's name stays on the giver's order.
 * Returns how many.
 */
export const forgetReceivers = (context: CleanupContext, isOld: SQL | undefined): Promise<number> =>
  repeatBatches(context, BATCH, async () => {
    const batch = sql`select ctid from ${socialGifts} where ${isOld} limit ${BATCH} for update skip locked`;
    const { rowCount } = await context.db.execute(
      sql`update ${socialGifts} set receiver_email = null, message = '' where ctid = any(array(${batch}))`,
    );
    return rowCount ?? 0;
  });
