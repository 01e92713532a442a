import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { channelId } from './columns';

/** Another encoding or width of a picture. */
export interface StoredImageSource {
  readonly path: string;
  readonly width: number;
  readonly type: string;
}

export const images = pgTable(
  'images',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** Path on the API's origin, e.g. `/files/3f9a….webp`. */
    path: text('path').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull(),
    sources: jsonb('sources').$type<readonly StoredImageSource[]>().notNull().default([]),
  },
  (table) => [index('images_path').on(table.path), index('images_channel').on(table.channelId)],
);
