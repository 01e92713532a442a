import { index, integer, pgTable, primaryKey, serial, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './products';
import { createdAt } from './columns';
import { memberId } from './member-column';

const product = () =>
  integer('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' });

/** Products that a member wants to find again. */
export const bookmarks = pgTable(
  'bookmarks',
  { id: serial('id').primaryKey(), userId: memberId(), productId: product(), createdAt: createdAt() },
  (table) => [
    uniqueIndex('bookmarks_once').on(table.userId, table.productId),
    index('bookmarks_product').on(table.productId),
  ],
);

/** Who likes what. */
export const productLikes = pgTable(
  'product_likes',
  { userId: memberId(), productId: product(), createdAt: createdAt() },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('product_likes_product').on(table.productId),
  ],
);
