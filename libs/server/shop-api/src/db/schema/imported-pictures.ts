import { boolean, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import type { StoredImageSource } from './products';

/** Imported pictures with URL and hash of the original, so that it is neither fetched nor encoded again. */
export const importedPictures = pgTable(
  'imported_pictures',
  {
    id: serial('id').primaryKey(),
    /** Where it was fetched from; null for one that lay beside its file. */
    address: text('address'),
    /** SHA-256 of the original's bytes, in hexadecimal digits. */
    hash: text('hash').notNull(),
    /** As in `images`; the files belong to this row alone. */
    path: text('path').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    sources: jsonb('sources').$type<readonly StoredImageSource[]>().notNull(),
    /** When an import last used it. */
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** Its files are being deleted: no import may take it any more. */
    isLeaving: boolean('is_leaving').notNull().default(false),
  },
  (table) => [
    index('imported_pictures_address').on(table.address),
    index('imported_pictures_hash').on(table.hash),
  ],
);
