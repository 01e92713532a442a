import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';
import { orders } from './orders';
import { createdAt } from './columns';
import { memberId } from './member-column';

/**
 * The ledger of points. Lines are added, never changed, but for what is left of a grant: `remaining` shrinks as points
 * are spent or expire. At any time the sum of `amount` is the sum of `remaining`.
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
    description: text('description').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    index('point_entries_user').on(table.userId, table.createdAt),
    check('point_entries_remaining', sql`${table.remaining} between 0 and greatest(${table.amount}, 0)`),
    check('point_entries_not_empty', sql`${table.amount} <> 0`),
  ],
);
