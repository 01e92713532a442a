import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { products } from './products';
import { customerGroups } from './users';

/** A group's own price of a variant, in yen as the shop states prices; wins over the group's discount. */
export const groupPrices = pgTable(
  'group_prices',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => customerGroups.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    price: integer('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.productId] }),
    index('group_prices_product').on(table.productId),
  ],
);
