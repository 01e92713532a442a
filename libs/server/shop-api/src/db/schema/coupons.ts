import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { channels } from './channels';
import { orders } from './orders';
import { customerGroups, users } from './users';

/** Offers that members take. */
export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    code: text('code').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    discountKind: text('discount_kind').$type<'amount' | 'percent'>().notNull(),
    /** Yen without tax, or whole percent. */
    discountValue: integer('discount_value').notNull(),
    minimumSubtotal: integer('minimum_subtotal').notNull().default(0),
    /** Only for this group of customers. */
    groupId: integer('group_id').references(() => customerGroups.id),
    isShow: boolean('is_show').notNull().default(true),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    /** How many members may take it; null: any number. */
    takeLimit: integer('take_limit'),
    takenCount: integer('taken_count').notNull().default(0),
    /** How often it may be used in all; null: any number. */
    useLimit: integer('use_limit'),
    usedCount: integer('used_count').notNull().default(0),
  },
  (table) => [
    uniqueIndex('coupons_channel_code').on(table.channelId, table.code),
    check(
      'coupons_within_limits',
      sql`${table.takenCount} between 0 and coalesce(${table.takeLimit}, ${table.takenCount})
        and ${table.usedCount} between 0 and coalesce(${table.useLimit}, ${table.usedCount})`,
    ),
  ],
);

/** A coupon in a member's hands; used at most once. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    /** Where it was taken, for statistics. */
    takenOnPage: text('taken_on_page').notNull().default(''),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    orderId: integer('order_id').references(() => orders.id),
  },
  (table) => [
    uniqueIndex('user_coupons_once').on(table.userId, table.couponId),
    index('user_coupons_coupon').on(table.couponId),
  ],
);
