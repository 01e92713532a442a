import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { productModels } from './products';

/**
 * What counts, facets and searches read of each product, in one short row: a tenth of what the whole row and those of its
 * variants take. Written by triggers on `product_models`, `products` and `product_model_categories`, in the transaction that
 * changes them. Columns that `product_models` has too are named as there, so that one condition fits both tables.
 */
export const listedModels = pgTable(
  'listed_models',
  {
    id: integer('id')
      .primaryKey()
      .references(() => productModels.id, { onDelete: 'cascade' }),
    /** That of the model, whose foreign key holds for both. */
    channelId: integer('channel_id').notNull(),
    isShow: boolean('is_show').notNull(),
    recommendRank: integer('recommend_rank').notNull(),
    makerId: integer('maker_id').notNull(),
    brandId: integer('brand_id').notNull(),
    taxRate: integer('tax_rate').$type<10 | 8>().notNull(),
    /** The price of the variant that stands for the model, as the shop states it; null where none is shown. */
    price: integer('price'),
    /** Whether a shown variant can be bought. */
    canBeBought: boolean('can_be_bought').notNull(),
    /** The colours of the shown variants, in the order in which their first variants would stand for the model. */
    colours: text('colours').array().notNull(),
    /** The price of the first variant of each colour. */
    colourPrices: integer('colour_prices').array().notNull(),
    /** How many of the colours can be bought: the first ones. */
    stockedColours: integer('stocked_colours').notNull(),
    categoryIds: integer('category_ids').array().notNull(),
  },
  (table) => [
    index('listed_models_recommended')
      .on(table.channelId, table.recommendRank, table.id)
      .where(sql`is_show and price is not null`),
    // Includes category_ids, which only its migration can say: lists of a category by price walk past many models of others.
    index('listed_models_price')
      .on(table.channelId, table.price, table.id)
      .where(sql`is_show and price is not null`),
    index('listed_models_categories').using('gin', table.categoryIds),
  ],
);
