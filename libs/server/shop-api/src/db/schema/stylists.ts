import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { channelId, isShow } from './columns';
import { image, position, productModelId } from './content-columns';

/** Stylists: staff of the shop who put looks together. */
export const stylists = pgTable(
  'stylists',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    nameKana: text('name_kana').notNull(),
    role: text('role').notNull(),
    profile: text('profile').notNull(),
    imageId: image(),
    isShow: isShow(),
    position: position(),
  },
  (table) => [
    uniqueIndex('stylists_channel_key').on(table.channelId, table.key),
    index('stylists_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

/** A look of a stylist. */
export const stylistLooks = pgTable(
  'stylist_looks',
  {
    id: serial('id').primaryKey(),
    stylistId: integer('stylist_id')
      .notNull()
      .references(() => stylists.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    text: text('text').notNull(),
    imageId: image(),
    position: position(),
  },
  (table) => [
    index('stylist_looks_stylist').on(table.stylistId, table.position),
    index('stylist_looks_image')
      .on(table.imageId)
      .where(sql`${table.imageId} is not null`),
  ],
);

export const stylistLookModels = pgTable(
  'stylist_look_models',
  {
    stylistLookId: integer('stylist_look_id')
      .notNull()
      .references(() => stylistLooks.id, { onDelete: 'cascade' }),
    productModelId: productModelId(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.stylistLookId, table.productModelId] }),
    index('stylist_look_models_product_model').on(table.productModelId),
  ],
);
