import type { SocialGiftStatus } from '@shop/contract/social-gifts/social-gift';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders';

/** An order that is a gift: its receiver opens a link and enters the address. */
export const socialGifts = pgTable(
  'social_gifts',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    /** The token in the link is not stored; it is derived for each mail. */
    tokenHash: text('token_hash').notNull().unique(),
    receiverName: text('receiver_name').notNull(),
    /** Null: the giver hands the link over. */
    receiverEmail: text('receiver_email'),
    message: text('message').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    status: text('status').$type<SocialGiftStatus>().notNull(),
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [
    index('social_gifts_waiting').on(table.status, table.expiresAt),
    // Those of which something is still to be forgotten.
    index('social_gifts_named')
      .on(table.status)
      .where(sql`${table.receiverEmail} is not null or ${table.message} <> ''`),
  ],
);
