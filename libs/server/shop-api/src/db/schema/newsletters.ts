import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { channelId, createdAt } from './columns';

/** The newsletters of a shop, each of which goes out once, and none of whose mails is sent before all of them are written. */
export const newsletters = pgTable(
  'newsletters',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** SHA-256 of subject and text: what makes two newsletters the same. */
    digest: text('digest').notNull(),
    subject: text('subject').notNull(),
    /** How many mails were written. */
    readers: integer('readers').notNull(),
    createdAt: createdAt(),
    /** When its mails were released to be sent; null: it is being written, or was interrupted. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('newsletters_channel').on(table.channelId),
    uniqueIndex('newsletters_sent_once')
      .on(table.channelId, table.digest)
      .where(sql`${table.sentAt} is not null`),
  ],
);
