import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { users } from './users';

/**
 * What orders that are not paid take away from others: a row from the order until it is paid or shipped. Of one that was
 * cancelled it stays for a day, so that ordering and cancelling again and again holds no more than that.
 */
export const unpaidHolds = pgTable(
  'unpaid_holds',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the shop. Hashes under the server's key, from which neither client IP nor mail address can be read. */
    network: text('network').notNull(),
    mailbox: text('mailbox').notNull(),
    /** The member, where the mail address is verified. */
    userId: integer('user_id').references(() => users.id),
    /** By card or wallet: the money is there within the hour, or the order ends. */
    isPaidAtOnce: boolean('is_paid_at_once').notNull(),
    /** Pieces of all products. */
    pieces: integer('pieces').notNull(),
    /** Yen with tax. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    heldAt: timestamp('held_at', { withTimezone: true }).notNull(),
    /** When the order was cancelled; null: it holds still. */
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    index('unpaid_holds_network').on(table.network),
    index('unpaid_holds_mailbox').on(table.mailbox),
    index('unpaid_holds_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
    index('unpaid_holds_ended')
      .on(table.endedAt)
      .where(sql`${table.endedAt} is not null`),
  ],
);
