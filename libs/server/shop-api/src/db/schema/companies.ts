import type { CompanyRole } from '@shop/contract/companies/company-role';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channelId, createdAt } from './columns';
import { users } from './users';

/** Stands for the last day of whichever month it is (末日). */
export const END_OF_MONTH = 31;

/** A company that buys from the shop on terms of its own; several members order for it. */
export const companies = pgTable(
  'companies',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    /** What the operator calls it. */
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** The most that may be owed on invoices, in yen with tax; null: no limit. */
    creditLimit: bigint('credit_limit', { mode: 'number' }),
    /** The day of the month on which what was shipped is billed: 1 to 28, or 31 for its last day. */
    closingDay: integer('closing_day').notNull(),
    /** When a bill is due: so many months after the month of its closing day … */
    paymentMonths: integer('payment_months').notNull(),
    /** … on this day: 1 to 28, or 31 for the last day. */
    paymentDay: integer('payment_day').notNull(),
    isApprovalRequired: boolean('is_approval_required').notNull().default(false),
    /** The total in yen with tax from which an order has to be approved. */
    approvalThreshold: bigint('approval_threshold', { mode: 'number' }).notNull().default(0),
    /** The last closing day whose statement (合計請求書) was made, or had nothing to say; null: none since it was added. */
    closedOn: date('closed_on', { mode: 'string' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('companies_channel_code').on(table.channelId, table.code),
    check('companies_credit_limit', sql`${table.creditLimit} >= 0`),
    check('companies_closing_day', sql`${table.closingDay} between 1 and 28 or ${table.closingDay} = 31`),
    check('companies_payment_day', sql`${table.paymentDay} between 1 and 28 or ${table.paymentDay} = 31`),
    // No bill is due before it is written.
    check(
      'companies_payment_months',
      sql`${table.paymentMonths} between 0 and 12 and (${table.paymentMonths} > 0 or ${table.paymentDay} > ${table.closingDay})`,
    ),
    check('companies_approval_threshold', sql`${table.approvalThreshold} >= 0`),
  ],
);

/** Who orders for a company, or approves what others order: a member belongs to one company at most. */
export const companyMembers = pgTable(
  'company_members',
  {
    userId: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    role: text('role').$type<CompanyRole>().notNull(),
  },
  (table) => [
    index('company_members_company').on(table.companyId),
    check('company_members_role', sql`${table.role} in ('buyer', 'approver', 'both')`),
  ],
);
