import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredImageSource } from './images';

/**
 * Imported pictures with URL and hash of the original, so that it is neither fetched nor encoded again. Three columns
 * have older names in the database: `address`, `asked_at` and `is_leaving`.
 */
export const importedPictures = pgTable(
  'imported_pictures',
  {
    id: serial('id').primaryKey(),
    /** Where it was fetched from; null for one that lay beside its file. */
    url: text('address'),
    /** SHA-256 of the original's bytes, in hexadecimal digits. */
    hash: text('hash').notNull(),
    /** As in `images`; the files belong to this row alone. */
    path: text('path').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sources: jsonb('sources').$type<readonly StoredImageSource[]>().notNull(),
    /** When an import last used it. */
    lastUsedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Its files are being deleted: no import may take it any more. */
    isBeingDeleted: boolean('is_leaving').notNull().default(false),
  },
  (table) => [
    index('imported_pictures_address').on(table.url),
    index('imported_pictures_hash').on(table.hash),
    index('imported_pictures_leaving')
      .on(table.id)
      .where(sql`${table.isBeingDeleted}`),
  ],
);
