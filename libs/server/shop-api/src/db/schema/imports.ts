import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { channelId } from './columns';
import type { StoredOption } from './product-options';
import type { StoredImageSource } from './images';

/**
 * An import that is under way. What it staged or hid is deleted with it; one that was interrupted is deleted as soon as
 * its lease is over, or a day later.
 */
export const imports = pgTable(
  'imports',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Until then no other import of the shop brings products in; null before it has its turn. By the database's clock. */
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    /** When its products became the shop's; null before. */
    switchedAt: timestamp('switched_at', { withTimezone: true }),
  },
  (table) => [index('imports_channel').on(table.channelId)],
);

const importId = () =>
  integer('import_id')
    .notNull()
    .references(() => imports.id, { onDelete: 'cascade' });

/** The products of an import as they will be stored, until all of them replace those of the shop at once. */
export const stagedModels = pgTable(
  'staged_models',
  {
    importId: importId(),
    /** Place in the file. */
    position: integer('position').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameKana: text('name_kana').notNull(),
    catchCopy: text('catch_copy').notNull(),
    description: text('description').notNull(),
    maker: text('maker').notNull(),
    brand: text('brand').notNull(),
    /** Each a category after those above it, separated by line breaks; none: as they are. */
    categoryPaths: jsonb('category_paths').$type<readonly string[]>().notNull(),
    /** Names; none: as they are. */
    tags: jsonb('tags').$type<readonly string[]>().notNull(),
    taxRate: integer('tax_rate').$type<10 | 8>().notNull(),
    shippingDays: integer('shipping_days').notNull(),
    isShow: boolean('is_show').notNull(),
    searchText: text('search_text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
);

/** A picture of a staged variant: a row of `images` by what identifies it. */
export interface StagedPicture {
  readonly path: string;
  readonly alt: string;
}

export const stagedVariants = pgTable(
  'staged_variants',
  {
    importId: importId(),
    modelPosition: integer('model_position').notNull(),
    /** Place among the product's variants. */
    position: integer('position').notNull(),
    /** The line of the file, for messages. */
    line: integer('line').notNull(),
    key: text('key').notNull(),
    /** Whether the file names the key. */
    isKeyGiven: boolean('is_key_given').notNull(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    options: jsonb('options').$type<readonly StoredOption[]>().notNull(),
    /** Yen, as the shop states prices. */
    price: integer('price').notNull(),
    beforePrice: integer('before_price'),
    /** Null: as it is. */
    stock: integer('stock'),
    isSoldOnOrder: boolean('is_sold_on_order'),
    /** The main one first; none: as they are. */
    pictures: jsonb('pictures').$type<readonly StagedPicture[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.modelPosition, table.position] }),
    index('staged_variants_key').on(table.importId, table.key),
  ],
);

/** The pictures of an import that `images` may not have yet. */
export const stagedImages = pgTable(
  'staged_images',
  {
    importId: importId(),
    path: text('path').notNull(),
    alt: text('alt').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sources: jsonb('sources').$type<readonly StoredImageSource[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.path, table.alt] })],
);

/** Rows that an import has put into the shop's own tables, where nobody sees them before all of them are shown at once. */
export const hiddenRows = pgTable(
  'import_hidden_rows',
  {
    importId: importId(),
    kind: text('kind').$type<'model' | 'brand' | 'maker' | 'category' | 'tag' | 'image'>().notNull(),
    rowId: integer('row_id').notNull(),
    /** Whether shoppers see it after the switch. */
    isShow: boolean('is_show').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.kind, table.rowId] })],
);
