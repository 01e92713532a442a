import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';
import { channelId, createdAt } from './columns';

/** Files that shoppers uploaded; their contents are in the file storage under `path`. */
export const uploads = pgTable(
  'uploads',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** Null for a guest: everybody who knows the unguessable path may read it. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    dir: text('dir').notNull(),
    /** Within the storage: `uploads/DIR/NAME.webp`. */
    path: text('path').notNull(),
    /** What the sender called it; never part of a path. */
    originalName: text('original_name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    /**
     * The cleanup has found it to belong to an inquiry or a review. A trigger takes that back when one of the rows that say so
     * is deleted.
     */
    isAttached: boolean('is_attached').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('uploads_path').on(table.path),
    index('uploads_channel').on(table.channelId, table.createdAt),
    index('uploads_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    // What the cleanup looks through.
    index('uploads_unattached')
      .on(table.createdAt)
      .where(sql`not ${table.isAttached}`),
  ],
);
