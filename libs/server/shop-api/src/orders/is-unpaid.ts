import { and, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderPayments, orders, paymentTransactions } from '../db/schema';
import type { OrderPaymentRow, OrderRow } from './order-store';

/** Whether money is still to come for an order, in advance or afterwards. */
export const isUnpaidOrder = ({
  order,
  payment,
}: {
  readonly order: Pick<OrderRow, 'status'>;
  readonly payment: Pick<OrderPaymentRow, 'isPaid' | 'amount'>;
}): boolean => order.status !== 'cancelled' && !payment.isPaid && payment.amount > 0;

/** The same, for a query of orders with their payments, without those that the shopper is just about to confirm. */
export function isUnpaid(db: Executor) {
  const isConfirming = and(
    eq(paymentTransactions.orderId, orders.id),
    eq(paymentTransactions.status, 'pending'),
  );
  return and(
    ne(orders.status, 'cancelled'),
    eq(orderPayments.isPaid, false),
    gt(orderPayments.amount, 0),
    notExists(
      db
        .select({ one: sql`1` })
        .from(paymentTransactions)
        .where(isConfirming),
    ),
  );
}
