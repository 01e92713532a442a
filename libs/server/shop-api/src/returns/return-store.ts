import { and, asc, desc, eq, inArray, notInArray, sum } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { isAnyOf } from '../db/is-any-of';
import { rowsBy } from '../db/rows-by';
import { orderReturnExchanges, orderReturnItems, orderReturns, orders } from '../db/schema';
import type { OrderRow } from '../orders/order-store';

export type ReturnRow = typeof orderReturns.$inferSelect;

/** An item of a request, with the variant that is wanted instead. */
export type ReturnItemRow = typeof orderReturnItems.$inferSelect & {
  readonly exchange: typeof orderReturnExchanges.$inferSelect | null;
};

/** A request with its items. */
export interface ReturnDetail {
  readonly request: ReturnRow;
  readonly items: readonly ReturnItemRow[];
}

/** The requests about an order, newest first. The caller must have checked its owner. */
export const loadReturns = (db: Executor, orderId: number): Promise<readonly ReturnDetail[]> =>
  loadReturnsOf(db, [orderId]);

/** The requests about these orders: the first order's first, of each order the newest first. */
export async function loadReturnsOf(
  db: Executor,
  orderIds: readonly number[],
): Promise<readonly ReturnDetail[]> {
  const requests = await db
    .select()
    .from(orderReturns)
    .where(isAnyOf(orderReturns.orderId, orderIds))
    .orderBy(asc(orderReturns.orderId), desc(orderReturns.id));
  const items = await loadReturnItems(
    db,
    requests.map(({ id }) => id),
  );
  const itemsOf = rowsBy(items, ({ returnId }) => returnId);
  return requests.map((request) => ({ request, items: itemsOf(request.id) }));
}

/** The items of these requests, in the order of the order's lines. */
export async function loadReturnItems(db: Executor, ids: readonly number[]): Promise<ReturnItemRow[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ item: orderReturnItems, exchange: orderReturnExchanges })
    .from(orderReturnItems)
    .leftJoin(
      orderReturnExchanges,
      and(
        eq(orderReturnExchanges.returnId, orderReturnItems.returnId),
        eq(orderReturnExchanges.orderItemId, orderReturnItems.orderItemId),
      ),
    )
    .where(isAnyOf(orderReturnItems.returnId, ids))
    .orderBy(asc(orderReturnItems.orderItemId));
  return rows.map(({ item, exchange }) => ({ ...item, exchange }));
}

/**
 * How much of each item, by its id, requests hold that were neither refused nor withdrawn: so much less can be asked for.
 */
export async function heldPieces(db: Executor, orderId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ id: orderReturnItems.orderItemId, held: sum(orderReturnItems.quantity).mapWith(Number) })
    .from(orderReturnItems)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnItems.returnId))
    .where(and(eq(orderReturns.orderId, orderId), notInArray(orderReturns.status, ['refused', 'withdrawn'])))
    .groupBy(orderReturnItems.orderItemId);
  return new Map(rows.map(({ id, held }) => [id, held]));
}

/** Locks a request by its number with its order until the transaction ends: the order first, as everywhere. */
export async function lockReturn(
  tx: Executor,
  number: string,
): Promise<{ readonly order: OrderRow; readonly detail: ReturnDetail } | null> {
  const ofNumber = tx
    .select({ id: orderReturns.orderId })
    .from(orderReturns)
    .where(eq(orderReturns.number, number));
  const [order] = await tx.select().from(orders).where(inArray(orders.id, ofNumber)).for('update');
  if (order === undefined) return null;
  const [request] = await tx.select().from(orderReturns).where(eq(orderReturns.number, number)).for('update');
  return request === undefined
    ? null
    : { order, detail: { request, items: await loadReturnItems(tx, [request.id]) } };
}

/** How many returns of an order were asked for, whatever became of them. */
export const countReturns = (db: Executor, orderId: number): Promise<number> =>
  db.$count(orderReturns, eq(orderReturns.orderId, orderId));
