import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { channelId } from './columns';

/**
 * What the files of a content folder became, so that the same file pushed again changes the same row, and a pull writes
 * the Markdown that was pushed. Rows that were never pushed have none.
 */
export const contentFiles = pgTable(
  'content_files',
  {
    channelId: channelId(),
    /** The folder of its kind, e.g. `news`. */
    kind: text('kind').notNull(),
    /** The path within that folder, without the ending. */
    name: text('name').notNull(),
    /** The row of the kind's table that it became. */
    rowId: integer('row_id').notNull(),
    /** The Markdown that the row's HTML was made from; null where the file was HTML or plain text. */
    markdown: text('markdown'),
    /** SHA-256 of that HTML: where the row holds another by now, the Markdown is out of date. */
    bodyHash: text('body_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.kind, table.name] })],
);
