import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { carts } from './carts';
import { orders } from './orders';
import { customerGroups } from './users';
import { channelId, isShow } from './columns';
import { memberId } from './member-column';

/** Coupons of a shop, which members can take. */
export const coupons = pgTable(
  'coupons',
  {
    id: serial('id').primaryKey(),
    channelId: channelId(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    discountKind: text('discount_kind').$type<'amount' | 'percent'>().notNull(),
    /** Yen as the shop states amounts (`PRICE.SUMS`), or whole percent. */
    discountValue: integer('discount_value').notNull(),
    /** What the goods must come to, as the shop states amounts. */
    minimumSubtotal: integer('minimum_subtotal').notNull().default(0),
    /** Only for this group of customers. */
    groupId: integer('group_id').references(() => customerGroups.id),
    /** Whether it is listed; one that is not may still be used by its code. */
    isShow: isShow(),
    /** Guests may use it too, once for each mail address. */
    isPublic: boolean('is_public').notNull().default(false),
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
    index('coupons_group')
      .on(table.groupId)
      .where(sql`${table.groupId} is not null`),
  ],
);

/** A coupon that a member has taken; used at most once. */
export const userCoupons = pgTable(
  'user_coupons',
  {
    id: serial('id').primaryKey(),
    userId: memberId(),
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
    index('user_coupons_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
  ],
);

/** The coupons entered in a cart, in that order. */
export const cartCoupons = pgTable(
  'cart_coupons',
  {
    id: serial('id').primaryKey(),
    cartId: integer('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('cart_coupons_once').on(table.cartId, table.couponId),
    index('cart_coupons_coupon').on(table.couponId),
  ],
);

/** A coupon that an order used; released when the order is cancelled. */
export const orderCoupons = pgTable(
  'order_coupons',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    couponId: integer('coupon_id')
      .notNull()
      .references(() => coupons.id),
    /** Who used it: `mail/` and the hash of the mailbox; `user/12` in old rows of members. */
    holder: text('holder').notNull(),
    /**
     * The member who used it had proved the mailbox. A use without that counts against guests and unproved accounts alone, or a
     * stranger could use up a member's coupon by naming the address.
     */
    isProved: boolean('is_proved').notNull().default(false),
    code: text('code').notNull(),
    name: text('name').notNull(),
    /** Yen without tax. */
    discount: bigint('discount', { mode: 'number' }).notNull(),
    /** How much less there was to pay for it; null in orders that were counted before it was kept. */
    discountWithTax: bigint('discount_with_tax', { mode: 'number' }),
    releasedAt: timestamp('released_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('order_coupons_use')
      .on(table.couponId, table.holder, table.isProved)
      .where(sql`${table.releasedAt} is null`),
    index('order_coupons_order').on(table.orderId),
    index('order_coupons_coupon').on(table.couponId),
  ],
);
