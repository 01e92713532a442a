import { index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products } from './products';
import { createdAt } from './columns';
import { memberId } from './member-column';

/** A member's lists of products; the one with the key `favorites` is made with the member. */
export const userLists = pgTable(
  'user_lists',
  {
    id: serial('id').primaryKey(),
    userId: memberId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('user_lists_user_key').on(table.userId, table.key)],
);

export const userListItems = pgTable(
  'user_list_items',
  {
    id: serial('id').primaryKey(),
    listId: integer('list_id')
      .notNull()
      .references(() => userLists.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('user_list_items_once').on(table.listId, table.productId),
    index('user_list_items_product').on(table.productId),
  ],
);
