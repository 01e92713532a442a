import { bigint, index, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { channelId, createdAt } from './columns';

/** A mail that waits for the money. */
export interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/**
 * pending → captured or voiding; captured → voiding (the order was cancelled); voiding → voided once the payment
 * service has confirmed that it holds no money.
 */
export type TransactionStatus = 'pending' | 'captured' | 'voiding' | 'voided';

/** What a payment service does for an order; one row, and so one charge, per order. */
export const paymentTransactions = pgTable(
  'payment_transactions',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    orderId: integer('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    serviceCode: text('service_code').notNull(),
    /** Our name for the payment; whatever is repeated under it, the service charges once. */
    reference: text('reference').notNull().unique(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** The service's stand-in for a card, good once; gone when the payment has ended. */
    cardToken: text('card_token'),
    status: text('status').$type<TransactionStatus>().notNull(),
    /** Where the shopper goes to confirm; null until the service asks for it. */
    redirectUrl: text('redirect_url'),
    /** What the shopper is told about a payment that failed. */
    failure: text('failure'),
    /** The mails that leave once the money is there. */
    mails: jsonb('mails').$type<readonly StoredMail[]>().notNull().default([]),
    createdAt: createdAt(),
    /** Until then the shopper may confirm. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    /** When the service is asked next, while anything is open. */
    nextCheckAt: timestamp('next_check_at', { withTimezone: true }).notNull(),
    checks: integer('checks').notNull().default(0),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [index('payment_transactions_open').on(table.status, table.nextCheckAt)],
);

/** What the payment service told us, by its own id: told twice, it counts once. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  reference: text('reference').notNull(),
  state: text('state').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
