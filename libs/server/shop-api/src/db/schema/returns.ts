import type { CarrierKey } from '@shop/contract/orders/carrier';
import type { ReturnKind } from '@shop/contract/returns/return-kind';
import type { ReturnReason } from '@shop/contract/returns/return-reason';
import type { ReturnStatus } from '@shop/contract/returns/return-status';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channelId } from './columns';
import { orderItems, orders } from './orders';
import type { StoredOption } from './product-options';
import { products } from './products';

/** Requests to return pieces of an order; it belongs to the order's member. */
export const orderReturns = pgTable(
  'order_returns',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** What member and shop call it, e.g. `R260610-7K3F9Q2M`. */
    number: text('number').notNull().unique(),
    /** The key under which it was sent, and the hash of what was sent; null where it was sent without one. */
    requestKey: text('request_key'),
    requestHash: text('request_hash'),
    /** Whether the member wants the money or another size. */
    kind: text('kind').$type<ReturnKind>().notNull().default('refund'),
    status: text('status').$type<ReturnStatus>().notNull().default('requested'),
    reason: text('reason').$type<ReturnReason>().notNull(),
    remark: text('remark').notNull(),
    /** What the shop wrote when it decided. */
    answer: text('answer').notNull().default(''),
    /** Yen with tax; null until it is completed. */
    refund: bigint('refund', { mode: 'number' }),
    /** Points that the order had used and that went back, and points that it brings and that were revoked. */
    pointsRefunded: integer('points_refunded').notNull().default(0),
    pointsRevoked: integer('points_revoked').notNull().default(0),
    /** How the wanted pieces of an exchange left. */
    carrier: text('carrier').$type<CarrierKey>(),
    trackingNumber: text('tracking_number'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('order_returns_request').on(table.orderId, table.requestKey),
    index('order_returns_channel').on(table.channelId, table.status, table.requestedAt),
    check(
      'order_returns_completed',
      sql`(${table.status} = 'completed') = (${table.refund} is not null and ${table.completedAt} is not null)`,
    ),
    check(
      'order_returns_points',
      sql`${table.pointsRefunded} >= 0 and ${table.pointsRevoked} >= 0
        and (${table.status} = 'completed' or ${table.pointsRefunded} + ${table.pointsRevoked} = 0)`,
    ),
  ],
);

/** How much of which item a request is about. */
export const orderReturnItems = pgTable(
  'order_return_items',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => orderReturns.id),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id),
    /** In the item's unit of sale. */
    quantity: integer('quantity').notNull(),
    /** How much of it came back to the stock. */
    restocked: integer('restocked').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderItemId] }),
    index('order_return_items_order_item').on(table.orderItemId),
    check(
      'order_return_items_pieces',
      sql`${table.quantity} >= 1 and ${table.restocked} between 0 and ${table.quantity}`,
    ),
  ],
);

/**
 * The variant that a member wants instead of an item of a request, as it was when that was asked for. While the request is
 * approved so many of its pieces are reserved as come back; once it is completed they are sold.
 */
export const orderReturnExchanges = pgTable(
  'order_return_exchanges',
  {
    returnId: integer('return_id').notNull(),
    orderItemId: integer('order_item_id').notNull(),
    /** Null once the product was removed. */
    productId: integer('product_id').references(() => products.id, { onDelete: 'set null' }),
    productKey: text('product_key').notNull(),
    productCode: text('product_code').notNull(),
    productName: text('product_name').notNull(),
    options: jsonb('options').$type<readonly StoredOption[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderItemId] }),
    foreignKey({
      name: 'order_return_exchanges_item',
      columns: [table.returnId, table.orderItemId],
      foreignColumns: [orderReturnItems.returnId, orderReturnItems.orderItemId],
    }),
    index('order_return_exchanges_product')
      .on(table.productId)
      .where(sql`${table.productId} is not null`),
  ],
);
