import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { createdAt } from './columns';
import { memberId } from './member-column';

/**
 * The ledger of points. Rows are only added; of a grant only `remaining` and `isRevoked` are updated: `remaining`
 * shrinks as points are spent, expire or are revoked, and grows again when an order that used them is cancelled. At any
 * time the sum of `amount` is the sum of `remaining`.
 */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: serial('id').primaryKey(),
    userId: memberId(),
    kind: text('kind').$type<'grant' | 'use' | 'expire' | 'refund' | 'revoke'>().notNull(),
    /** Positive where points came, negative where they went. */
    amount: integer('amount').notNull(),
    /** What is left of points that came; 0 for all other lines. */
    remaining: integer('remaining').notNull().default(0),
    /** The order that brought these points was cancelled. */
    isRevoked: boolean('is_revoked').notNull().default(false),
    description: text('description').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('point_entries_user').on(table.userId, table.createdAt),
    check('point_entries_remaining', sql`${table.remaining} between 0 and greatest(${table.amount}, 0)`),
    check('point_entries_not_empty', sql`${table.amount} <> 0`),
    index('point_entries_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
  ],
);

/**
 * Which points a standing order was paid with, by the grants that they came from. A cancelled order has no rows; points
 * that a return gave back have none either. A row that is owed, or whose grant is revoked, is a debt: the member spent
 * points that are no longer granted.
 */
export const pointUses = pgTable(
  'point_uses',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    grantId: integer('grant_id')
      .notNull()
      .references(() => pointEntries.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    /** This part of the grant was revoked, because goods of the order that brought it came back. */
    isOwed: boolean('is_owed').notNull().default(false),
  },
  (table) => [
    index('point_uses_order').on(table.orderId),
    index('point_uses_grant').on(table.grantId),
    check('point_uses_not_empty', sql`${table.amount} > 0`),
  ],
);
