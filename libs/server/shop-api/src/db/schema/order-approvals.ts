import type { OrderApprovalStatus } from '@shop/contract/order-approvals/order-approval-status';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { carts } from './carts';
import { channelId } from './columns';
import { companies } from './companies';
import { orders } from './orders';
import { users } from './users';

/** A line of a cart as it was when its approval was requested. */
export interface StoredApprovalLine {
  readonly productKey: string;
  readonly productCode: string;
  readonly name: string;
  readonly options: readonly string[];
  readonly unitName: string | null;
  readonly quantity: number;
  /** Yen, as the shop stated amounts. */
  readonly unitPrice: number;
  readonly subtotal: number;
}

/** What an approver is shown of a cart. */
export interface StoredApprovalContents {
  /** How the shop stated amounts; left out in requests from before it was kept: without tax. */
  readonly sums?: 'with-tax' | 'without-tax';
  readonly lines: readonly StoredApprovalLine[];
  readonly paymentName: string | null;
  /** Yen, as the shop stated amounts. */
  readonly subtotal: number;
  readonly shippingFee: number;
  readonly packing: number;
  readonly paymentFee: number;
  readonly discount: number;
  readonly point: number;
  readonly tax: number;
}

/** Requests to approve an order before it is placed. One counts for the revision of the cart it was made for alone. */
export const orderApprovals = pgTable(
  'order_approvals',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id),
    /** Who requested it: the member of the cart. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null once the cart's retention has ended. */
    cartId: integer('cart_id').references(() => carts.id, { onDelete: 'set null' }),
    revision: integer('revision').notNull(),
    totalPayment: bigint('total_payment', { mode: 'number' }).notNull(),
    contents: jsonb('contents').$type<StoredApprovalContents>().notNull(),
    status: text('status').$type<OrderApprovalStatus>().notNull().default('requested'),
    comment: text('comment').notNull(),
    /** Who approved or rejected it; null: nobody, or somebody who has left. */
    decidedById: integer('decided_by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Why it was rejected. */
    reason: text('reason').notNull().default(''),
    orderId: integer('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    decidedAt: timestamp('decided_at', { withTimezone: true }),
  },
  (table) => [
    index('order_approvals_company').on(table.companyId, table.id),
    index('order_approvals_user').on(table.userId, table.id),
    index('order_approvals_channel').on(table.channelId, table.requestedAt),
    index('order_approvals_decided_by')
      .on(table.decidedById)
      .where(sql`${table.decidedById} is not null`),
    // A cart waits for one approval at most, however often the button is pressed.
    uniqueIndex('order_approvals_one_open_per_cart')
      .on(table.cartId)
      .where(sql`${table.status} in ('requested', 'approved')`),
    index('order_approvals_cart')
      .on(table.cartId)
      .where(sql`${table.cartId} is not null`),
    check(
      'order_approvals_status',
      sql`${table.status} in ('requested', 'approved', 'rejected', 'withdrawn', 'ordered', 'expired')`,
    ),
  ],
);
