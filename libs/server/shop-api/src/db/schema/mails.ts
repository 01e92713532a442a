import { sql } from 'drizzle-orm';
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
    /** Where a mail program ends the newsletter in one press (RFC 8058); null: the mail is no newsletter. */
    unsubscribeUrl: text('unsubscribe_url'),
    createdAt: createdAt(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** How often the mail server refused it. */
    failures: integer('failures').notNull().default(0),
    /** Nobody tries before; null: now. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    /** A process is sending it just now; if that process dies, another may after this moment. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** When the shop stopped trying. */
    gaveUpAt: timestamp('gave_up_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_newest').on(table.createdAt),
    index('mails_waiting')
      .on(table.id)
      .where(sql`${table.sentAt} is null and ${table.gaveUpAt} is null`),
  ],
);
