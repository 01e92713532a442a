import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { channelId, createdAt } from './columns';
import { products } from './products';

/** Requests for one mail when a product is back in stock. */
export const restockNotices = pgTable(
  'restock_notices',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    /** Hash of the key in the link that ends it. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    /** When the one mail was written; null: still waiting. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('restock_notices_waiting')
      .on(table.productId, table.email)
      .where(sql`${table.notifiedAt} is null`),
    index('restock_notices_email').on(table.channelId, table.email),
    index('restock_notices_age').on(table.channelId, table.createdAt),
    index('restock_notices_product').on(table.productId),
  ],
);

/**
 * Products that were put in stock again, until everyone who waits for one of them has been told: what goes on where a process
 * dies while it writes their mails.
 */
export const restockedProducts = pgTable('restocked_products', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  restockedAt: timestamp('restocked_at', { withTimezone: true }).notNull(),
});
