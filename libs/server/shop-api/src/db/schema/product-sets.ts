import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { channelId, isShow } from './columns';
import { productModels } from './products';

/** Products that are offered together and put into the cart at once. */
export const productSets = pgTable(
  'product_sets',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    position: integer('position').notNull(),
    isShow: isShow(),
  },
  (table) => [uniqueIndex('product_sets_channel_key').on(table.channelId, table.key)],
);

/** What a set consists of. The shopper chooses the variant of each product. */
export const productSetItems = pgTable(
  'product_set_items',
  {
    productSetId: integer('product_set_id')
      .notNull()
      .references(() => productSets.id, { onDelete: 'cascade' }),
    productModelId: integer('product_model_id')
      .notNull()
      .references(() => productModels.id, { onDelete: 'cascade' }),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productSetId, table.productModelId] }),
    index('product_set_items_model').on(table.productModelId),
    check('product_set_items_quantity', sql`${table.quantity} >= 1`),
  ],
);
