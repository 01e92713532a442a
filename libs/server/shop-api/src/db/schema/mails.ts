import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { channelId, createdAt } from './columns';

/** Every mail: first written here, then handed to the mail server where there is one. */
export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    createdAt: createdAt(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** How often the mail server refused it. */
    failures: integer('failures').notNull().default(0),
  },
  (table) => [index('mails_newest').on(table.createdAt)],
);
