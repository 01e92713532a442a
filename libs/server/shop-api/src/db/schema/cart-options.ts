import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products } from './products';
import { customerGroups } from './users';
import { channelId, isShow } from './columns';

/** The ways to wrap goods: paper (包装), a noshi (のし) or a message card. */
export const packings = pgTable(
  'packings',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    kind: text('kind').$type<'wrapping' | 'noshi' | 'card'>().notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    /** Yen for each, as the shop states prices (`PRICE.SUMS`). */
    price: integer('price').notNull(),
    /** The 表書き to choose from; empty where none is written. */
    noshiTitles: jsonb('noshi_titles').$type<readonly string[]>().notNull().default([]),
    isShow: isShow(),
    position: integer('position').notNull(),
  },
  (table) => [
    uniqueIndex('packings_channel_key').on(table.channelId, table.key),
    check('packings_price', sql`${table.price} >= 0`),
  ],
);

/** Products that go with another one, and how many of them. */
export const productAccessories = pgTable(
  'product_accessories',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    accessoryId: integer('accessory_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** `same`: exactly one for each piece; `free`: up to `maxPerPiece` for each piece. */
    quantityRule: text('quantity_rule').$type<'same' | 'free'>().notNull(),
    maxPerPiece: integer('max_per_piece').notNull().default(1),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.accessoryId] }),
    index('product_accessories_accessory').on(table.accessoryId),
    check('product_accessories_max', sql`${table.maxPerPiece} >= 1`),
  ],
);

/** Units of sale (UOS): a case of twelve, a pallet of a hundred and twenty. */
export const productUos = pgTable(
  'product_uos',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** How many pieces one unit holds. */
    pieces: integer('pieces').notNull(),
    /** Yen for one unit, as the shop states prices. */
    price: integer('price').notNull(),
    isShow: isShow(),
    position: integer('position').notNull(),
  },
  (table) => [
    uniqueIndex('product_uos_key').on(table.productId, table.key),
    check('product_uos_pieces', sql`${table.pieces} >= 1 and ${table.price} >= 0`),
  ],
);

/** A group's own price of a unit of sale, in yen as the shop states prices; wins over the group's discount. */
export const uosGroupPrices = pgTable(
  'uos_group_prices',
  {
    uosId: integer('uos_id')
      .notNull()
      .references(() => productUos.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => customerGroups.id),
    price: integer('price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uosId, table.groupId] }),
    index('uos_group_prices_group').on(table.groupId),
  ],
);
