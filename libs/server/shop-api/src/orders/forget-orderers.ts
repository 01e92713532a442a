import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { repeatBatches } from '../cleanup/delete-in-batches';
import { forLeavers } from '../cleanup/for-leavers';
import type { Executor } from '../db/database';
import { isAnyOf } from '../db/is-any-of';
import {
  orderPackings,
  orderPayments,
  orderReceipts,
  orders,
  orderShippings,
  socialGifts,
} from '../db/schema';

/** So few that requests never wait long for the statements. */
const ORDERS = 100;

/** Orders that never became sales and still name somebody. Those that did are records of business. */
export const isCancelledUnpaid = and(
  eq(orders.status, 'cancelled'),
  ne(orders.ordererEmail, ''),
  // Asked of each such order: to join them would read the payments of all orders.
  sql`(select not ${orderPayments.isPaid} from ${orderPayments} where ${orderPayments.orderId} = ${orders.id})`,
);

/** Forgets who ordered, and where to, of so many matching orders that nobody is changing; returns how many. */
async function forget(tx: Executor, isOld: SQL | undefined): Promise<number> {
  const old = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(isOld)
    .limit(ORDERS)
    .for('update', { skipLocked: true });
  if (old.length === 0) return 0;
  const ids = old.map(({ id }) => id);
  await tx
    .update(orders)
    .set({
      ordererName: '',
      ordererCompanyName: '',
      ordererDepartment: '',
      ordererEmail: '',
      ordererPhoneNumber: '',
      remarks: '',
      memo: null,
      cancelReason: null,
    })
    .where(inArray(orders.id, ids));
  const shippings = tx
    .select({ id: orderShippings.id })
    .from(orderShippings)
    .where(inArray(orderShippings.orderId, ids));
  await tx
    .update(orderPackings)
    .set({ noshiName: '' })
    .where(inArray(orderPackings.orderShippingId, shippings));
  await tx.update(orderShippings).set({ address: null }).where(inArray(orderShippings.orderId, ids));
  await tx
    .update(socialGifts)
    .set({ receiverName: '', receiverEmail: null, message: '' })
    .where(inArray(socialGifts.orderId, ids));
  await tx.delete(orderReceipts).where(inArray(orderReceipts.orderId, ids));
  return old.length;
}

/**
 * Forgets who ordered and where to, of the orders that match, in batches; number, goods and sums stay. Several processes may
 * run this at once: they skip each other's orders, and orders in use. Returns how many.
 */
export const forgetOrderers = (
  context: Pick<CleanupContext, 'db' | 'isOver' | 'timer'>,
  isOld: SQL | undefined,
): Promise<number> => repeatBatches(context, ORDERS, () => context.db.transaction((tx) => forget(tx, isOld)));

/** Forgets the same of a member who leaves: of the orders that were cancelled and never paid. */
export async function forgetUnpaidOrdersOf(tx: Executor, userId: number): Promise<void> {
  let forgotten: number;
  do forgotten = await forget(tx, and(eq(orders.userId, userId), isCancelledUnpaid));
  while (forgotten === ORDERS);
}

/** Forgets the same of members who have left: of what they left unpaid, once it is cancelled. Returns how many. */
export const forgetOrderersOfLeavers = (context: CleanupContext): Promise<number> =>
  forLeavers(context, (ids) => forgetOrderers(context, and(isAnyOf(orders.userId, ids), isCancelledUnpaid)));
