import { and, count, desc, eq, exists, isNotNull, ne, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import { orderPayments, orders, orderShippings, paymentTransactions } from '../db/schema';
import { type ListedOrder, loadItems, paymentState } from './order-store';
import { type OrderDays, ordersOfDays } from './orders-of-days';

/** The number of a member's orders of these days, and the sum of those that are not cancelled. */
export async function sumOrders(
  db: Executor,
  userId: number,
  days: OrderDays,
): Promise<{ total: number; payment: number }> {
  const isMeant = ordersOfDays(userId, days);
  const [all] = await db.select({ total: count() }).from(orders).where(isMeant);
  const [standing] = await db
    .select({ payment: sql<number>`coalesce(sum(${orders.totalPayment}), 0)`.mapWith(Number) })
    .from(orders)
    .where(and(isMeant, ne(orders.status, 'cancelled')));
  return { total: all?.total ?? 0, payment: standing?.payment ?? 0 };
}

/** One page of a member's orders of these days, newest first. */
export async function listOrders(
  db: Executor,
  userId: number,
  days: OrderDays,
  page: { readonly limit: number; readonly offset: number },
): Promise<ListedOrder[]> {
  const left = and(eq(orderShippings.orderId, orders.id), isNotNull(orderShippings.shippedAt));
  const rows = await db
    .select({
      order: orders,
      payment: orderPayments,
      transaction: paymentState,
      hasAnyLeft: sql<boolean>`${exists(
        db
          .select({ one: sql`1` })
          .from(orderShippings)
          .where(left),
      )}`,
    })
    .from(orders)
    .innerJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .leftJoin(paymentTransactions, eq(paymentTransactions.orderId, orders.id))
    .where(ordersOfDays(userId, days))
    .orderBy(desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);
  const items = await loadItems(
    db,
    rows.map(({ order }) => order.id),
  );
  return rows.map((row) => ({ ...row, items: items.filter(({ orderId }) => orderId === row.order.id) }));
}
