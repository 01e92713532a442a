import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql, sum } from 'drizzle-orm';
import type { Executor } from '../db/database';
import {
  companyStatementLines,
  orderHistories,
  orderPayments,
  orderReturns,
  orders,
  orderTaxAmounts,
  type StoredStatementTax,
} from '../db/schema';
import { isBilled, isOpenOrder, isOpenReturn, lockOpenBilling } from './open-billing';
import {
  type BilledOrder,
  type BilledReturn,
  type NewStatementLine,
  orderLine,
  returnLines,
} from './statement-lines';

/**
 * The lines of a company's next statement: its orders by invoice that were shipped before that moment and are not paid, and
 * what completed returns took off these and earlier ones; each once, by day. The caller holds the company.
 */
export async function collectLines(
  tx: Executor,
  companyId: number,
  until: Date,
): Promise<readonly NewStatementLine[]> {
  const ids = await lockOpenBilling(tx, companyId, until);
  if (ids.length === 0) return [];
  const taxes = await readTaxes(tx, ids);
  const taxesOf = (orderId: number) => taxes.get(orderId) ?? [];
  const shipped = await readShipped(tx, { companyId, ids, until });
  const billedNow = shipped.map(({ id }) => id);
  const returns = await readReturns(tx, { ids, until, billedNow });
  const before = await readGivenBack(tx, ids);
  return [
    ...shipped.map((order) => orderLine({ ...order, taxes: taxesOf(order.id) })),
    ...ids.flatMap((orderId) =>
      returnLines(
        taxesOf(orderId),
        returns.filter((one) => one.orderId === orderId),
        before.get(orderId) ?? 0,
      ),
    ),
  ].toSorted(({ happenedOn: one }, { happenedOn: other }) => Number(one > other) - Number(one < other));
}

/** Read once more under the locks: what was paid meanwhile is none of them. */
async function readShipped(
  tx: Executor,
  {
    companyId,
    ids,
    until,
  }: { readonly companyId: number; readonly ids: readonly number[]; readonly until: Date },
): Promise<readonly Omit<BilledOrder, 'taxes'>[]> {
  return tx
    .select({
      id: orders.id,
      payment: orders.totalPayment,
      point: orders.totalPoint,
      shippedAt: orderHistories.changedAt,
    })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .innerJoin(
      orderHistories,
      and(eq(orderHistories.orderId, orders.id), eq(orderHistories.status, 'shipped')),
    )
    .where(and(inArray(orders.id, [...ids]), isOpenOrder(tx, companyId), lt(orderHistories.changedAt, until)))
    .orderBy(asc(orderHistories.changedAt), asc(orders.id));
}

async function readReturns(
  tx: Executor,
  {
    ids,
    until,
    billedNow,
  }: { readonly ids: readonly number[]; readonly until: Date; readonly billedNow: readonly number[] },
): Promise<readonly BilledReturn[]> {
  const rows = await tx
    .select({ request: orderReturns })
    .from(orderReturns)
    .innerJoin(orders, eq(orders.id, orderReturns.orderId))
    .where(
      and(
        inArray(orders.id, [...ids]),
        isOpenReturn(tx, until),
        // What was paid by itself is on no statement, and paid back by itself.
        or(isBilled(tx), inArray(orders.id, [...billedNow])),
      ),
    )
    .orderBy(asc(orderReturns.completedAt), asc(orderReturns.id));
  return rows.flatMap(({ request: { id, orderId, refund, pointsRefunded, completedAt } }) =>
    completedAt === null ? [] : [{ id, orderId, refund: refund ?? 0, pointsRefunded, completedAt }],
  );
}

async function readTaxes(
  tx: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly StoredStatementTax[]>> {
  const rows = await tx
    .select()
    .from(orderTaxAmounts)
    .where(inArray(orderTaxAmounts.orderId, [...ids]))
    .orderBy(desc(orderTaxAmounts.taxRate));
  const found = new Map<number, StoredStatementTax[]>();
  for (const { orderId, taxRate: rate, taxableAmount: taxable, taxAmount: tax } of rows)
    found.set(orderId, [...(found.get(orderId) ?? []), { rate, taxable, tax }]);
  return found;
}

/** The value, yen and points, that earlier statements have taken off each order. */
async function readGivenBack(tx: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({
      orderId: companyStatementLines.orderId,
      value: sum(sql`-(${companyStatementLines.payment} + ${companyStatementLines.point})`).mapWith(Number),
    })
    .from(companyStatementLines)
    .where(and(inArray(companyStatementLines.orderId, [...ids]), isNotNull(companyStatementLines.returnId)))
    .groupBy(companyStatementLines.orderId);
  return new Map(rows.map(({ orderId, value }) => [orderId, value ?? 0]));
}
