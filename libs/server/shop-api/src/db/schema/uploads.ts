import { integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './users';
import { channelId, createdAt } from './columns';

/** Files that shoppers sent; the bytes lie in the file storage under `path`. */
export const uploads = pgTable(
  'uploads',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** Null for a visitor: whoever knows the unguessable path may read it. */
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
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('uploads_path').on(table.path)],
);
