import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { productUos } from './cart-options';
import { carts } from './carts';
import { createdAt } from './columns';
import { products } from './products';
import { users } from './users';

/** What a shopper has put aside for later: a member's own, or with the cart of a guest. */
export const savedCartLines = pgTable(
  'saved_cart_lines',
  {
    id: serial('id').primaryKey(),
    key: text('key').notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    cartId: integer('cart_id').references(() => carts.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** The unit of sale; null: single pieces. */
    uosId: integer('uos_id').references(() => productUos.id, { onDelete: 'cascade' }),
    /** Units of sale where there is one, else pieces. */
    quantity: integer('quantity').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    check('saved_cart_lines_one_owner', sql`(${table.userId} is null) <> (${table.cartId} is null)`),
    check('saved_cart_lines_quantity', sql`${table.quantity} between 1 and 999`),
    index('saved_cart_lines_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('saved_cart_lines_cart')
      .on(table.cartId)
      .where(sql`${table.cartId} is not null`),
    index('saved_cart_lines_product').on(table.productId),
    index('saved_cart_lines_uos')
      .on(table.uosId)
      .where(sql`${table.uosId} is not null`),
  ],
);
