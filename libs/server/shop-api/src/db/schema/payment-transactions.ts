import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { channelId, createdAt } from './columns';

/** A mail that is sent once the order is paid. */
export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly isUrgent?: boolean;
}

/**
 * pending → captured, awaiting or voiding; awaiting (the order stands, and is paid later at a convenience store) →
 * captured or voiding; captured → voiding (the order was cancelled); voiding → voided once the payment service has
 * confirmed that it holds no money.
 */
export type TransactionStatus = 'pending' | 'awaiting' | 'captured' | 'voiding' | 'voided';

/** The payment of an order through a payment service: one row, and so one charge, for each order. */
export const paymentTransactions = pgTable(
  'payment_transactions',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    serviceCode: text('service_code').$type<'card' | 'deferred' | 'convenience' | 'wallet'>().notNull(),
    /** Our name for the payment; whatever is repeated under it, the service charges once. */
    reference: text('reference').notNull().unique(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The service's stand-in for a card, good once; gone when the payment has ended. */
    cardToken: text('card_token'),
    status: text('status').$type<TransactionStatus>().notNull(),
    /** Where the shopper goes to confirm; null until the service asks for it. */
    redirectUrl: text('redirect_url'),
    /** The message to the shopper about a payment that failed. */
    failure: text('failure'),
    /** The mails that leave once the order stands; empty when that is decided. */
    mails: jsonb('mails').$type<readonly StoredMail[]>().notNull().default([]),
    createdAt: createdAt(),
    /** Until then the shopper may confirm, or pay where the payment is awaited. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the service is called next, while anything is open. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }).notNull(),
    checks: integer('checks').notNull().default(0),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_transactions_open').on(table.status, table.nextCheckAt),
    index('payment_transactions_channel').on(table.channelId),
  ],
);

/** Events of the payment service, by its own id, so that a repeated event counts once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull(),
    state: text('state').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** When it is handled again, unless a process is done with it before; null: handled. */
    retryAt: timestamp('retry_at', { withTimezone: true }),
  },
  (table) => [
    index('payment_events_received').on(table.receivedAt),
    index('payment_events_retry')
      .on(table.retryAt)
      .where(sql`${table.retryAt} is not null`),
  ],
);
