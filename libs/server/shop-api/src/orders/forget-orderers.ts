import { inArray, type SQL } from 'drizzle-orm';
import type { CleanupContext } from '../cleanup/cleanup-task';
import { repeatBatches } from '../cleanup/delete-in-batches';
import { orderPackings, orderReceipts, orders, orderShippings, socialGifts } from '../db/schema';

/** So few that requests never wait long for the statements. */
const ORDERS = 100;

/**
 * Forgets who ordered and where to, of the orders that match, in batches; number, goods and sums stay. Several processes may
 * run this at once: they skip each other's orders, and orders in use. Returns how many.
 */
export const forgetOrderers = (
  { db, isOver }: Pick<CleanupContext, 'db' | 'isOver'>,
  isOld: SQL | undefined,
): Promise<number> =>
  repeatBatches({ isOver }, ORDERS, () =>
    db.transaction(async (tx) => {
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
    }),
  );
