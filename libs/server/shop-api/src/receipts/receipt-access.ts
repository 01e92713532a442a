import { and, eq, gt, isNull } from 'drizzle-orm';
import { hashToken } from '../auth/random-token';
import type { Executor } from '../db/database';
import { orders } from '../db/schema';
import type { RouteContext } from '../http/route-context';
import { orderNotFound } from '../orders/order-not-found';
import { findOrder, lockOrder, type OrderRow } from '../orders/order-store';

/** How long the key in the link opens a receipt: the two tax years in which it may be needed. */
const KEY_LIFETIME_MS = 2 * 366 * 24 * 60 * 60 * 1000;

/** An order whose receipt the caller may get; everyone else gets the same 404. */
export interface ReceiptAccess {
  find(db: Executor): Promise<OrderRow>;
  /** The same, locked until the transaction ends. */
  lock(tx: Executor): Promise<OrderRow>;
}

const found = (order: OrderRow | null | undefined): OrderRow => {
  if (order === null || order === undefined) throw orderNotFound();
  return order;
};

/** The member's own order. */
export function memberAccess(context: RouteContext, id: number): ReceiptAccess {
  const userId = context.requireMember().id;
  return {
    find: async (db) => found(await findOrder(db, userId, id)),
    lock: async (tx) => found(await lockOrder(tx, userId, id)),
  };
}

/**
 * The guest's order of this shop with this number and key, while the key is valid. A member signs in: no key outlives the
 * account or its sessions. reliability 19
 */
export function guestAccess({ channel, clock }: RouteContext, orderNo: string, key: string): ReceiptAccess {
  const condition = and(
    eq(orders.orderNo, orderNo),
    eq(orders.channelId, channel.id),
    isNull(orders.userId),
    eq(orders.receiptTokenHash, hashToken(key)),
    gt(orders.orderedAt, new Date(clock.now().getTime() - KEY_LIFETIME_MS)),
  );
  return {
    find: async (db) => found((await db.select().from(orders).where(condition))[0]),
    lock: async (tx) => found((await tx.select().from(orders).where(condition).for('update'))[0]),
  };
}
