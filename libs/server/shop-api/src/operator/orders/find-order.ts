import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/database';
import { channels, orders } from '../../db/schema';
import type { OrderRow } from '../../orders/order-store';
import { OperatorError } from '../command/operator-error';

/** An order with the shop it was placed in. */
export interface ShopOrder {
  readonly order: OrderRow;
  readonly channel: string;
}

const byNumber = (db: Executor, orderNo: string) =>
  db
    .select({ order: orders, channel: channels.key })
    .from(orders)
    .innerJoin(channels, eq(channels.id, orders.channelId))
    .where(eq(orders.orderNo, orderNo.trim().toUpperCase()));

function only(orderNo: string, [row]: readonly ShopOrder[]): ShopOrder {
  if (row !== undefined) return row;
  throw new OperatorError(`注文がありません: ${orderNo}`, `There is no order ${orderNo}`);
}

/** The order with a number, in any shop. */
export const findShopOrder = async (db: Executor, orderNo: string): Promise<ShopOrder> =>
  only(orderNo, await byNumber(db, orderNo));

/** The same, locked until the transaction ends. */
export const lockShopOrder = async (tx: Executor, orderNo: string): Promise<ShopOrder> =>
  only(orderNo, await byNumber(tx, orderNo).for('update', { of: orders }));
