import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { orders } from './orders';
import type { StoredBankAccount } from './payments';

/** What an order owes and how it is paid. */
export const orderPayments = pgTable(
  'order_payments',
  {
    orderId: integer('order_id')
      .primaryKey()
      .references(() => orders.id),
    /** The company on whose account the order stands; null unless a member of one pays by invoice. */
    companyId: integer('company_id').references(() => companies.id),
    paymentId: integer('payment_id').notNull(),
    paymentName: text('payment_name').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    isPaid: boolean('is_paid').notNull().default(false),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    bankAccount: jsonb('bank_account').$type<StoredBankAccount>(),
    dueOn: date('due_on', { mode: 'string' }),
    /** What the shopper says at the convenience store; null until the payment service has issued it. */
    receiptNumber: text('receipt_number'),
    /** The payment service's page about a payment that is made elsewhere. */
    paymentPage: text('payment_page'),
    /** When the shop had paid back by hand what was paid for an order that was cancelled. */
    refundedAt: timestamp('refunded_at', { withTimezone: true }),
    /** When the reminder of an unpaid order was sent. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  (table) => [
    // What a company owes is read under its lock, and is a small part of what it ever ordered.
    index('order_payments_company')
      .on(table.companyId, table.isPaid)
      .where(sql`${table.companyId} is not null`),
  ],
);
