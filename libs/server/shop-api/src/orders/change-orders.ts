import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { checkoutSettings, orderPayments, orders } from '../db/schema';

const BATCH = 50;

/** What is done with orders that wait for something. */
interface OrderChange {
  /** Which orders, by their rows, their payments' and the settings of their shop. */
  which(now: Date): SQL | undefined;
  /** Changes one in a transaction of its own; false where that is no longer right. */
  change(id: number): Promise<boolean>;
  /** What the log says of an order that failed. */
  readonly failure: string;
}

/**
 * Changes orders in batches until the time is over, and returns how many. An order that fails is logged and does
 * not stop the others.
 */
export async function changeOrders(
  context: CleanupContext,
  { which, change, failure }: OrderChange,
): Promise<number> {
  const { db, clock, log } = context;
  let changed = 0;
  let last = 0;
  while (!context.isOver()) {
    const batch = await db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
      .innerJoin(checkoutSettings, eq(checkoutSettings.channelId, orders.channelId))
      .where(and(which(clock.now()), gt(orders.id, last)))
      .orderBy(asc(orders.id))
      .limit(BATCH);
    for (const { id } of batch) {
      try {
        if (await change(id)) changed += 1;
      } catch (error) {
        log.error({ err: error, orderId: id }, failure);
      }
      last = id;
    }
    if (batch.length < BATCH) break;
  }
  if (changed > 0) context.mail.flushLater();
  return changed;
}
