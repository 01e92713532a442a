import { and, eq, inArray, isNull, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderPayments, orders, orderShippings, paymentTransactions } from '../db/schema';
import { PAID_FIRST } from './order-steps';

/**
 * The orders that may leave now, for a query of orders with their payments: paid, or paid later, with all addresses, and
 * not shipped. `checkStep` decides the same of one order.
 */
export function mayShip(db: Executor) {
  const isMissing = and(eq(orderShippings.orderId, orders.id), isNull(orderShippings.address));
  const isOpen = and(
    eq(paymentTransactions.orderId, orders.id),
    inArray(paymentTransactions.status, ['pending', 'awaiting']),
  );
  const one = { one: sql`1` };
  return and(
    inArray(orders.status, ['received', 'paid']),
    or(
      eq(orderPayments.isPaid, true),
      and(
        notInArray(orderPayments.paymentId, [...PAID_FIRST]),
        notExists(db.select(one).from(paymentTransactions).where(isOpen)),
      ),
    ),
    notExists(db.select(one).from(orderShippings).where(isMissing)),
  );
}
