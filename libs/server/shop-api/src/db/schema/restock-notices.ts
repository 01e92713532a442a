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
    index('restock_notices_channel').on(table.channelId),
    index('restock_notices_product').on(table.productId),
  ],
);
