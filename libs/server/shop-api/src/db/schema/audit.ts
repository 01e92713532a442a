import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { channels } from './channels';

/** What a change was about, before and after; never a person's data. */
export type AuditValues = Readonly<Record<string, string | number | boolean | null>>;

/** Every change that an operator made. Rows are never changed, and deleted only by their retention. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: serial('id').primaryKey(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The operating system's name of the user who ran the command. */
    actor: text('actor').notNull(),
    /** e.g. `orders shipped`. */
    command: text('command').notNull(),
    /** Null where it concerns every shop. */
    channelId: integer('channel_id').references(() => channels.id),
    /** What was changed: an order number, a product code, a setting's key, a file's name. */
    target: text('target').notNull(),
    before: jsonb('before').$type<AuditValues>(),
    after: jsonb('after').$type<AuditValues>(),
  },
  (table) => [
    index('audit_entries_newest').on(table.at),
    index('audit_entries_channel')
      .on(table.channelId)
      .where(sql`${table.channelId} is not null`),
  ],
);
