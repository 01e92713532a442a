import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders';

/** The history of an order's states. */
export const orderHistories = pgTable(
  'order_histories',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    status: text('status').$type<'received' | 'paid' | 'shipped' | 'delivered' | 'cancelled'>().notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_histories_order').on(table.orderId, table.id)],
);
