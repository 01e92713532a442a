import { and, asc, eq, exists, gt, inArray, isNull, lt, notExists, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { companyStatementLines, orderPayments, orderReturns, orders } from '../db/schema';

const ownLine = (db: Executor) =>
  db
    .select({ id: companyStatementLines.id })
    .from(companyStatementLines)
    .where(and(eq(companyStatementLines.orderId, orders.id), isNull(companyStatementLines.returnId)));

/** Whether an order stands on a statement. */
export const isBilled = (db: Executor): SQL => exists(ownLine(db));

/** Orders of a company that left, are not paid and stand on no statement. */
export const isOpenOrder = (db: Executor, companyId: number): SQL | undefined =>
  and(
    eq(orderPayments.companyId, companyId),
    eq(orderPayments.isPaid, false),
    gt(orderPayments.amount, 0),
    inArray(orders.status, ['shipped', 'delivered']),
    notExists(ownLine(db)),
  );

/** Returns that were completed before that moment, gave something back, and that no statement has taken off. */
export const isOpenReturn = (db: Executor, until: Date): SQL | undefined =>
  and(
    eq(orderReturns.status, 'completed'),
    lt(orderReturns.completedAt, until),
    or(gt(orderReturns.refund, 0), gt(orderReturns.pointsRefunded, 0)),
    notExists(
      db
        .select({ id: companyStatementLines.id })
        .from(companyStatementLines)
        .where(eq(companyStatementLines.returnId, orderReturns.id)),
    ),
  );

/** Holds the orders that a closing is about, so that none is paid or given back meanwhile; returns their ids. */
export async function lockOpenBilling(
  tx: Executor,
  companyId: number,
  until: Date,
): Promise<readonly number[]> {
  const open = await tx
    .select({ id: orders.id })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(isOpenOrder(tx, companyId));
  const givenBack = await tx
    .select({ id: orders.id })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .innerJoin(orderReturns, eq(orderReturns.orderId, orders.id))
    .where(and(eq(orderPayments.companyId, companyId), isBilled(tx), isOpenReturn(tx, until)));
  const ids = [...new Set([...open, ...givenBack].map(({ id }) => id))];
  if (ids.length > 0)
    await tx
      .select({ id: orders.id })
      .from(orders)
      .where(inArray(orders.id, ids))
      .orderBy(asc(orders.id))
      .for('update');
  return ids;
}
