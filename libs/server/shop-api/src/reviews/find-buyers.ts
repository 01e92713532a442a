import { and, eq, exists, gt, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Executor } from '../db/database';
import {
  orderItems,
  orderPayments,
  orderReturnItems,
  orderReturns,
  orders,
  products,
  users,
} from '../db/schema';

/** What counts as bought: an order that stands, and was delivered or paid. */
const isBought = and(
  ne(orders.status, 'cancelled'),
  or(eq(orders.status, 'delivered'), eq(orderPayments.isPaid, true)),
);

/** How much of an item the member gave back for the money; who exchanged a piece still has one. */
const returnedOf = (db: Executor) =>
  db
    .select({ quantity: sql<number>`coalesce(sum(${orderReturnItems.quantity}), 0)` })
    .from(orderReturnItems)
    .innerJoin(orderReturns, eq(orderReturns.id, orderReturnItems.returnId))
    .where(
      and(
        eq(orderReturnItems.orderItemId, orderItems.id),
        eq(orderReturns.status, 'completed'),
        eq(orderReturns.kind, 'refund'),
      ),
    );

/**
 * Who of these members is shown as a buyer of a model (購入済み): whose mail address is verified, and who bought a variant
 * of it and did not give all of it back. It costs as much as these members have ordered, whoever else bought the model.
 */
export async function findBuyers(
  db: Executor,
  modelId: number,
  userIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (userIds.length === 0) return new Set();
  const hasBought = db
    .select({ one: sql`1` })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(
      and(
        eq(orders.userId, users.id),
        eq(products.productModelId, modelId),
        isBought,
        gt(orderItems.quantity, returnedOf(db)),
      ),
    );
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), isNotNull(users.emailVerifiedAt), exists(hasBought)));
  return new Set(rows.map(({ id }) => id));
}
