import { index, integer, pgTable, primaryKey, serial, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './products';
import { users } from './users';

const owner = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const product = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });
const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull();

/** Products that a member wants to find again. */
export const bookmarks = pgTable(
  'bookmarks',
  { id: serial('id').primaryKey(), userId: owner(), productId: product(), createdAt: createdAt() },
  (table) => [uniqueIndex('bookmarks_once').on(table.userId, table.productId)],
);

/** Who likes what. */
export const productLikes = pgTable(
  'product_likes',
  { userId: owner(), productId: product(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('product_likes_product').on(table.productId),
  ],
);
