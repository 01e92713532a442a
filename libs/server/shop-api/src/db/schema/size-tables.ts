import type { MeasuredPart } from '@shop/contract/timeseries/measurement';
import { index, integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { channelId } from './columns';
import { productModels } from './products';

/** A size and its measures, one for each column of the table. */
export interface StoredSizeRow {
  readonly size: string;
  readonly values: readonly string[];
}

/** サイズ表: the measures of the sizes that one or more products come in. */
export const sizeTables = pgTable(
  'size_tables',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    key: text('key').notNull(),
    name: text('name').notNull(),
    /** Of all measures, e.g. cm; empty where each column names its own. */
    unit: text('unit').notNull(),
    columns: jsonb('columns').$type<readonly string[]>().notNull(),
    /** Which columns hold ranges of the wearer's body, by their names; the others are measures of the garment. */
    bodyParts: jsonb('body_parts').$type<Readonly<Record<string, MeasuredPart>>>().notNull().default({}),
    rows: jsonb('rows').$type<readonly StoredSizeRow[]>().notNull(),
    /** How it is measured, and how to choose between two sizes. */
    note: text('note').notNull(),
  },
  (table) => [uniqueIndex('size_tables_channel_key').on(table.channelId, table.key)],
);

/** Which products a size table is for; a set of two garments has two. */
export const productModelSizeTables = pgTable(
  'product_model_size_tables',
  {
    productModelId: integer('product_model_id')
      .notNull()
      .references(() => productModels.id, { onDelete: 'cascade' }),
    sizeTableId: integer('size_table_id')
      .notNull()
      .references(() => sizeTables.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.productModelId, table.sizeTableId] }),
    index('product_model_size_tables_table').on(table.sizeTableId),
  ],
);
