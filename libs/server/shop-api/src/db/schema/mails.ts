import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { channelId, createdAt } from './columns';
import { newsletters } from './newsletters';

/** In which order mails leave: what somebody waits for at the screen, what can wait, what goes to many. */
export const MAIL_PRIORITIES = { urgent: 0, ordinary: 1, newsletter: 2 } as const;

/** The outbox: every mail is written here first, then sent to the mail server where one is configured. */
export const mails = pgTable(
  'mails',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    to: text('to').notNull(),
    /**
     * Takes the place of the address once the mail was sent or given up, for members who have left; null: the address stays.
     */
    toOnceDone: text('to_once_done'),
    subject: text('subject').notNull(),
    /** Empty once the mail was sent or given up, as both parts may hold links that open something. */
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The lowest is sent first: `MAIL_PRIORITIES`. */
    priority: smallint('priority').notNull().default(MAIL_PRIORITIES.ordinary),
    /** Where a mail program ends the newsletter in one press (RFC 8058); null: the mail is no newsletter. */
    unsubscribeUrl: text('unsubscribe_url'),
    newsletterId: integer('newsletter_id').references(() => newsletters.id),
    createdAt: createdAt(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** How often the mail server rejected it. */
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
      .on(table.priority, table.id)
      .where(sql`${table.sentAt} is null and ${table.gaveUpAt} is null`),
    // What was written to somebody, for members who leave.
    index('mails_recipient').on(table.channelId, table.to),
    index('mails_done')
      .on(table.channelId, sql`coalesce(${table.sentAt}, ${table.gaveUpAt})`)
      .where(sql`${table.sentAt} is not null or ${table.gaveUpAt} is not null`),
    index('mails_newsletter')
      .on(table.newsletterId)
      .where(sql`${table.newsletterId} is not null`),
  ],
);
