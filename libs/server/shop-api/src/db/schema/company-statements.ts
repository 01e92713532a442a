import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channelId, createdAt } from './columns';
import { companies } from './companies';
import { orders } from './orders';
import { orderReturns } from './returns';

/** The part of one tax rate without tax, and its tax; negative for what came back. */
export interface StoredStatementTax {
  readonly rate: 10 | 8;
  readonly taxable: number;
  readonly tax: number;
}

const yen = (name: string) => bigint(name, { mode: 'number' });

/** What a company pays for the orders of a closing period (合計請求書), as it was when it was closed. */
export const companyStatements = pgTable(
  'company_statements',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** What company and shop call it, e.g. `S260630-7K3F9Q2M`; the day is that of the closing. */
    number: text('number').notNull().unique(),
    companyName: text('company_name').notNull(),
    /** The period in Japan, both days included. */
    periodFrom: date('period_from', { mode: 'string' }).notNull(),
    closingOn: date('closing_on', { mode: 'string' }).notNull(),
    dueOn: date('due_on', { mode: 'string' }).notNull(),
    /** Yen with tax that are to be paid: the sum of its lines. */
    totalPayment: yen('total_payment').notNull(),
    /** When the money had arrived; null: it is waited for. */
    paidAt: timestamp('paid_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    // Whatever processes close at the same time: one statement for a closing day.
    uniqueIndex('company_statements_closing').on(table.companyId, table.closingOn),
    index('company_statements_channel').on(table.channelId, table.id),
    // Nothing is asked of a company to which the shop owes; that waits for the next closing.
    check('company_statements_total', sql`${table.totalPayment} > 0`),
  ],
);

/** One order of a statement, or what a return took off an order that stands on this one or an earlier one. */
export const companyStatementLines = pgTable(
  'company_statement_lines',
  {
    id: serial('id').primaryKey(),
    statementId: integer('statement_id')
      .notNull()
      .references(() => companyStatements.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The return that this line is about; null: the order itself. */
    returnId: integer('return_id').references(() => orderReturns.id),
    /** The day of the shipment, or the one on which the return was completed. */
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    /** Yen with tax, points taken off; negative for a return. */
    payment: yen('payment').notNull(),
    /** Points that pay for a part of it; negative for those that went back. */
    point: yen('point').notNull(),
    /** With tax they add up to payment and points. */
    taxes: jsonb('taxes').$type<readonly StoredStatementTax[]>().notNull(),
  },
  (table) => [
    index('company_statement_lines_statement').on(table.statementId, table.id),
    // An order is billed once, and each of its returns is taken off once.
    uniqueIndex('company_statement_lines_order')
      .on(table.orderId)
      .where(sql`${table.returnId} is null`),
    uniqueIndex('company_statement_lines_return').on(table.returnId),
    index('company_statement_lines_of_order').on(table.orderId),
  ],
);
